/** Fewest letters of a word that is still recognizable with one wrong letter. */
const FORGIVEN_FROM = 4;

export const matches = (text: string, word: string): boolean => text.includes(word);

/** Is true if the text contains the word, or has it with one letter wrong, missing or added where a word begins. */
export const nearlyMatches = (text: string, word: string): boolean =>
  text.includes(word) ||
  (word.length >= FORGIVEN_FROM &&
    text.split(/[^\p{L}\d]+/u).some((written) => beginsNearly(written, word)));

/** Is true if a word begins with another word, or with one at a Levenshtein distance of 1 from it. */
export function beginsNearly(written: string, word: string): boolean {
  let at = 0;
  while (at < word.length && written[at] === word[at]) at += 1;
  const is = (left: number, right: number) =>
    written.slice(at + left).startsWith(word.slice(at + right));
  return is(1, 1) || is(0, 1) || is(1, 0);
}
