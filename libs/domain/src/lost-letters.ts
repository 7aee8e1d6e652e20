/** Letters that a printed document shows differently or not at all. Each appears once. */
export interface LostLetters {
  /** Letters without a font, which the document omits. */
  readonly missing: readonly string[];
  /** Emoji, which are printed in one colour. */
  readonly uncoloured: readonly string[];
}

/** Header of a document that lacks letters. */
export const LOST_LETTERS_HEADER = 'X-Print-Warning';

/** Maximum number of letters of each kind in the header. */
const MOST = 30;

const KINDS = ['missing', 'uncoloured'] as const;

/** Writes the letters as a header: `missing="U+0C95"; uncoloured="U+1F355 U+1F468+200D+1F373"`. */
export function lostLettersHeader(lost: LostLetters): Record<string, string> {
  const kinds = KINDS.filter((kind) => lost[kind].length > 0);
  const value = kinds.map((kind) => `${kind}="${lost[kind].slice(0, MOST).map(codes).join(' ')}"`);
  return value.length > 0 ? { [LOST_LETTERS_HEADER]: value.join('; ') } : {};
}

const codes = (letter: string) =>
  `U+${Array.from(letter, (one) => one.codePointAt(0)!.toString(16).toUpperCase()).join('+')}`;

export function readLostLetters(header: string): LostLetters {
  const [missing, uncoloured] = KINDS.map((kind) => {
    const [, list = ''] = new RegExp(`${kind}="([^"]*)"`).exec(header) ?? [];
    return list.split(' ').filter(Boolean).map(letter);
  });
  return { missing: missing!, uncoloured: uncoloured! };
}

const letter = (written: string) =>
  String.fromCodePoint(
    ...written
      .slice(2)
      .split('+')
      .map((code) => parseInt(code, 16)),
  );
