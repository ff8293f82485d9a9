/** Markdown as a tree. The page draws the tree itself, so text never becomes HTML by accident. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'em'; inner: Inline[] }
  | { kind: 'link'; href: string; inner: Inline[] };

export type Block =
  | { kind: 'heading'; level: number; inner: Inline[]; id: string }
  | { kind: 'paragraph'; inner: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

export function parse(text: string): Block[] {
  return blocks(text.replace(/\r\n?/g, '\n').split('\n'));
}

const ITEM = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let i = 0;
  const line = (): string => lines[i] ?? '';
  /** Take lines as long as the test holds. */
  const take = (fits: (one: string) => boolean): string[] => {
    const taken: string[] = [];
    while (i < lines.length && fits(line())) {
      taken.push(line());
      i += 1;
    }
    return taken;
  };
  while (i < lines.length) {
    const now = line();
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(now);
    if (now.trim() === '') i += 1;
    else if (heading) {
      const words = heading[2] ?? '';
      found.push({
        kind: 'heading',
        level: heading[1]?.length ?? 1,
        inner: inline(words),
        id: anchor(words),
      });
      i += 1;
    } else if (/^(```|~~~)/.test(now)) {
      i += 1;
      found.push({ kind: 'code', text: take((one) => !/^(```|~~~)/.test(one)).join('\n') });
      i += 1;
    } else if (/^ {4}/.test(now))
      found.push({
        kind: 'code',
        text: take((one) => /^ {4}/.test(one))
          .map((one) => one.slice(4))
          .join('\n'),
      });
    else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(now)) {
      found.push({ kind: 'rule' });
      i += 1;
    } else if (/^>/.test(now))
      found.push({
        kind: 'quote',
        blocks: blocks(take((one) => /^>/.test(one)).map((one) => one.replace(/^>\s?/, ''))),
      });
    else if (now.includes('|') && /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(lines[i + 1] ?? '')) {
      const rows = take((one) => one.includes('|'));
      found.push({ kind: 'table', head: cells(rows[0] ?? ''), rows: rows.slice(2).map(cells) });
    } else if (ITEM.test(now))
      found.push(list(take((one) => ITEM.test(one) || (/^\s+\S/.test(one) && one.trim() !== ''))));
    else
      found.push({
        kind: 'paragraph',
        inner: inline(
          take(
            (one) => one.trim() !== '' && !/^(#{1,6}\s|>|```)/.test(one) && !ITEM.test(one),
          ).join(' '),
        ),
      });
  }
  return found;
}

function list(lines: string[]): Block {
  const first = ITEM.exec(lines[0] ?? '');
  const depth = first?.[1]?.length ?? 0;
  const items: string[][] = [];
  for (const one of lines) {
    const match = ITEM.exec(one);
    if (match && (match[1]?.length ?? 0) <= depth) items.push([match[3] ?? '']);
    else items.at(-1)?.push(one.replace(/^ {1,4}/, ''));
  }
  return { kind: 'list', ordered: /\d/.test(first?.[2] ?? ''), items: items.map(blocks) };
}

function cells(row: string): Inline[][] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));
}

const MARKS = /(`+)(.+?)\1|\*\*(.+?)\*\*|__(.+?)__|\*(.+?)\*|\b_(.+?)_\b|\[([^\]]+)\]\(([^)\s]+)\)/;

function inline(text: string): Inline[] {
  const match = MARKS.exec(text);
  if (!match) return text ? [{ kind: 'text', text }] : [];
  const before: Inline[] =
    match.index > 0 ? [{ kind: 'text', text: text.slice(0, match.index) }] : [];
  const after = inline(text.slice(match.index + match[0].length));
  const [, , code, strong, strong2, em, em2, label, href] = match;
  if (code !== undefined) return [...before, { kind: 'code', text: code }, ...after];
  if (strong ?? strong2)
    return [...before, { kind: 'strong', inner: inline(strong ?? strong2 ?? '') }, ...after];
  if (em ?? em2) return [...before, { kind: 'em', inner: inline(em ?? em2 ?? '') }, ...after];
  // Only addresses that cannot run code.
  const safe = /^(https?:\/\/|#)/.test(href ?? '');
  if (!safe) return [...before, ...inline(label ?? ''), ...after];
  return [...before, { kind: 'link', href: href ?? '', inner: inline(label ?? '') }, ...after];
}

function anchor(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
