/** Texts that somebody else wrote: names, decks, boards, what the log says of them. The page never
 * reads them as markup; here they lose the characters that would garble what stands beside them. */

/** Control characters, but for tabs and new lines, and those that turn the direction of letters. */
const UNRULY =
  // eslint-disable-next-line no-control-regex -- they are what it is for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]/g;
/** Escapes in JSON behind which one of them may hide. */
const ESCAPED = /\\[ubf]/;
/** Letters that are written from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const ISOLATE = '\u2068';
const ISOLATED = '\u2069';

/** The text with a mark in the place of every such character. */
export function plain(text: string): string {
  return text.replace(UNRULY, '\ufffd');
}

/** What the server said, every text of it plain. */
export function parsed(json: string): unknown {
  if (json.search(UNRULY) < 0 && !ESCAPED.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' ? plain(value) : value,
  );
}

/** A name for the middle of a sentence: written from right to left, it turns nothing but itself. */
export function isolated(name: string): string {
  return LEFTWARD.test(name) ? ISOLATE + name + ISOLATED : name;
}
