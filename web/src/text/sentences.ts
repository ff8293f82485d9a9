/** Ends with a punctuation mark of its own, perhaps inside quotes or brackets. */
const ENDED = /[.!?…]['"”’)]*$/;

/** What a screen reader says about one thing: its parts as sentences, leaving out empty ones. */
export function sentences(parts: (string | false | 0)[]): string {
  const said = parts.filter((part): part is string => Boolean(part));
  return said
    .map((part, i) => (i === said.length - 1 || ENDED.test(part) ? part : `${part}.`))
    .join(' ');
}
