/** Cleans text that other people wrote: names, decks, boards, log lines. The page never treats such
 * text as markup; this removes the characters that would garble the text around it. */

/** Control characters except tab and newline, and characters that change the text direction. */
const UNRULY =
  // eslint-disable-next-line no-control-regex -- matching them is the point
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]/g;
/** JSON escapes that may hide one of them. */
const ESCAPED = /\\[ubf]/;
/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const ISOLATE = '\u2068';
const ISOLATED = '\u2069';

/** The text with every such character replaced by a visible mark. */
export function clean(text: string): string {
  return text.replace(UNRULY, '\ufffd');
}

/** Parse JSON and clean every string in it. */
export function parseClean(json: string): unknown {
  if (json.search(UNRULY) < 0 && !ESCAPED.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' ? clean(value) : value,
  );
}

/** A name to put into a sentence. A right-to-left one does not change the direction around it. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? ISOLATE + name + ISOLATED : name;
}
