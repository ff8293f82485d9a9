/** The result of a game as a picture to send around, in the page's colours. */

/** As link previews have it. */
const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 84;
const ROOM = WIDTH - 2 * LEFT;
const ICON = 512;
const MOST_LINES = 4;

export interface PicturedResult {
  title: string;
  /** The path of its icon, in a square of 512. */
  icon: string;
  headline: string;
  players: { name: string; colour: string }[];
  score: string;
  turning: string;
}

export async function drawResult(what: PicturedResult): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const style = getComputedStyle(document.documentElement);
  const of = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const display = `650 76px ${of('display')}`;
  const body = `600 30px ${of('body')}`;
  await Promise.all([display, body].map((font) => document.fonts.load(font)));

  const line = (text: string, font: string, colour: string, x: number, y: number): void => {
    pen.font = font;
    pen.fillStyle = of(colour);
    pen.fillText(text, x, y, WIDTH - LEFT - x); // narrower letters, rather than cut off
  };

  pen.fillStyle = of('table');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  sheet(pen, 36, 36, WIDTH - 72, HEIGHT - 72, of('paper'), of('line'));
  pen.save();
  pen.translate(WIDTH - LEFT - 170, 76);
  pen.scale(170 / ICON, 170 / ICON);
  pen.fillStyle = of('glow');
  pen.fill(new Path2D(what.icon));
  pen.restore();

  line(what.title, body, 'soft', LEFT, 118);
  pen.font = display;
  pen.fillStyle = of('ink');
  pen.fillText(what.headline, LEFT, 206, ROOM - 200);
  const names = what.players.map(({ name }) => name);
  pen.font = body;
  const widths = names.map((name) => pen.measureText(name).width + 74);
  const scale = Math.min(1, ROOM / widths.reduce((sum, width) => sum + width, 0));
  let x = LEFT;
  what.players.forEach(({ name, colour }, i) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x + 13, 277, 13, 0, 2 * Math.PI);
    pen.fill();
    const width = (widths[i] ?? 0) * scale;
    pen.fillStyle = of('ink');
    pen.fillText(name, x + 38, 288, Math.max(1, width - 60));
    x += width;
  });
  line(what.score, body, 'soft', LEFT, 342);
  if (what.turning) {
    sheet(pen, LEFT, 372, ROOM, 178, of('wash'), of('line'));
    pen.font = `600 27px ${of('body')}`;
    const told = wrapped(pen, what.turning, ROOM - 56);
    const top = 372 + (178 - 36 * told.length) / 2 + 27;
    pen.fillStyle = of('ink');
    told.forEach((text, i) => pen.fillText(text, LEFT + 28, top + 36 * i, ROOM - 56));
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

function sheet(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  edge: string,
): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, 24);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = edge;
  pen.lineWidth = 2;
  pen.stroke();
}

/** In lines that fit; what is too much for them is left out, and says so. */
function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.length - 1;
    const longer = lines[last] ? `${lines[last]} ${word}` : word;
    if (!lines[last] || pen.measureText(longer).width <= width) lines[last] = longer;
    else lines.push(word);
  }
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1] ?? ''} …`];
}
