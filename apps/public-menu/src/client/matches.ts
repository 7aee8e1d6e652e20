/** From this many letters on, one wrong letter leaves enough to know a word by. */
const FORGIVEN_FROM = 4;

/** Whether a searchable text has a searched word in it. */
export const matches = (text: string, word: string): boolean => text.includes(word);

/** The same with one letter of the word wrong, missing or too many, where a word of the text begins. */
export const nearlyMatches = (text: string, word: string): boolean =>
  text.includes(word) ||
  (word.length >= FORGIVEN_FROM &&
    text.split(/[^\p{L}\d]+/u).some((written) => beginsNearly(written, word)));

/** Whether a word begins with another one, or with what is one edit (Levenshtein) away from it. */
export function beginsNearly(written: string, word: string): boolean {
  let at = 0;
  while (at < word.length && written[at] === word[at]) at += 1;
  const is = (left: number, right: number) =>
    written.slice(at + left).startsWith(word.slice(at + right));
  return is(1, 1) || is(0, 1) || is(1, 0);
}
