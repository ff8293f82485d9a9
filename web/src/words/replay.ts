/** What is written about a game that is played again. */
import type { Mistake, Review } from '../made/types';

const percent = (share: number): string => `${Math.round(100 * share)}%`;

export const replay = {
  title: 'Replay',
  moment: (n: number, last: number) => `Moment ${n} of ${last}`,
  scrub: 'Moment of the game',
  seenBy: 'Seen by',
  all: 'Everything',
  spectator: 'A spectator',
  start: 'To the start',
  earlier: 'Previous moment',
  later: 'Next moment',
  end: 'To the end',
  play: 'Play',
  pause: 'Pause',
  copyMoment: 'Copy a link to this moment',
  save: 'Save as a file',
  open: 'Open a replay file',
  openText: 'A replay is a small text file, saved here or with `bestiary play --save`.',
  choose: 'Choose a file',
  tooBig: 'This file is larger than 1 MiB, so it is not a replay.',
};

export const review = {
  title: 'Review',
  working: 'Looking at every choice …',
  progress: 'How much of the review is done',
  curve: 'Chances over the game',
  chances: (name: string) => (name ? `Chances of ${name}` : 'Chances'),
  chance: (name: string, chance: number) => `${name} ${percent(chance)}`,
  turningPoints: 'Turning points',
  noTurningPoints: 'No single turn decided this game.',
  mistakes: 'The largest mistakes',
  noMistakes: 'None that stand out.',
  gain: (turn: number, name: string, gain: number) =>
    `Turn ${turn}, ${name} +${Math.round(100 * gain)}:`,
  slip: (turn: number, name: string) => `Turn ${turn}, ${name}:`,
  better: ({ played, better, loss, error }: Mistake) =>
    `played “${played}”; “${better}” was better by about ${Math.round(100 * loss)} percentage ` +
    `points${loss < 4 * error ? ', probably' : ''}.`,
  by: ({ level, judged, decisions }: Review) =>
    `Judged by the bot “${level}”, from what each player could know at the time` +
    `${judged < decisions ? ` (${judged} of ${decisions} choices)` : ''}.`,
  told: ({ curve }: Review, names: string[], seats: number[]) =>
    seats
      .map((seat, i) => {
        const turns = curve.filter((point, at) => point.turn !== curve[at - 1]?.turn);
        const said = turns.map(
          (point) => `turn ${point.turn} ${percent(point.chances[seat] ?? 0)}`,
        );
        const end = curve[curve.length - 1]?.chances[seat] ?? 0;
        return `Chances of ${names[i] ?? ''}: ${said.join(', ')}, at the end ${percent(end)}.`;
      })
      .join(' '),
};
