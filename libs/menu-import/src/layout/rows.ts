import { closeSpacing } from '../draft/letter-spacing';
import type { PageWord } from './menu-page';

/** Adjacent words in a row. */
export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
  readonly words: readonly PageWord[];
}

/** Maximum gap between words of a segment, as a multiple of the letter size. */
const WIDE_GAP = 1.3;
/** Minimum gap between separate words, as a multiple of the letter size. */
const TOUCHING = 0.1;
/**
 * Minimum gap between parts of one word. Kerning overlaps letters slightly; words printed over others overlap more.
 */
const OVERLAPPING = -0.4;
/** Leader between an item and its price, including misread dots. */
const LEADER = /^[\s.·•…_‥,:;'`~=-]{2,}$/;
const LEADER_PART = /(?:[.·…_‥]\s?){3,}/g;

export function segmentsOf(words: readonly PageWord[]): Segment[] {
  const written = words
    .map((word) => ({ ...word, text: withoutLeaders(word.text) }))
    .filter(({ text }) => text !== '');
  return rowsOf(written).flatMap((row) => divided(row));
}

/** Replaces leaders by tabs, which separate like a wide gap. */
function withoutLeaders(text: string): string {
  if (LEADER.test(text)) return '\t';
  return text.replace(LEADER_PART, '\t').trim() || '';
}

/** Vertical center of the letters. */
export const middleOf = ({ top, bottom }: Pick<PageWord, 'top' | 'bottom'>): number =>
  (top + bottom) / 2;

/** Groups words by height into rows, from top to bottom. Each row is sorted from left to right. */
function rowsOf(words: readonly PageWord[]): PageWord[][] {
  const rows: PageWord[][] = [];
  const open: PageWord[][] = [];
  for (const word of [...words].sort((a, b) => middleOf(a) - middleOf(b))) {
    const row = open.findLast((one) => isLevel(one, word));
    if (row) row.push(word);
    else {
      const begun = [word];
      rows.push(begun);
      open.push(begun);
    }
    // Only recent rows stay open, so that each word is compared with few rows.
    while (open.length > 12) open.shift();
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

/** Is true if the word is level with the nearest of the row's last words. */
function isLevel(row: readonly PageWord[], word: PageWord): boolean {
  const nearest = row
    .slice(-12)
    .reduce((best, one) => (distance(one, word) < distance(best, word) ? one : best));
  const room = Math.min(nearest.bottom - nearest.top, word.bottom - word.top);
  return Math.abs(middleOf(nearest) - middleOf(word)) < room * 0.55;
}

const distance = (one: PageWord, other: PageWord): number =>
  Math.max(one.left, other.left) - Math.min(one.right, other.right);

function divided(written: readonly PageWord[]): Segment[] {
  const row = withWordsOfLetters(written);
  const parts: PageWord[][] = [];
  for (const word of row) {
    const last = parts.at(-1)?.at(-1);
    if (word.text === '\t') {
      parts.push([]);
      continue;
    }
    const isClose = last && word.left - last.right < WIDE_GAP * Math.max(last.size, word.size);
    if (isClose) parts.at(-1)!.push(word);
    else parts.push([word]);
  }
  return parts.filter((part) => part.length > 0).map(segmentOf);
}

export function segmentOf(written: readonly PageWord[]): Segment {
  const words = withClosedSpacing(written);
  const sizes = words.flatMap(({ size, text }) => Array.from({ length: text.length }, () => size));
  return {
    text: words.map((word, index) => spaceBefore(word, words[index - 1]) + word.text).join(''),
    left: Math.min(...words.map(({ left }) => left)),
    top: Math.min(...words.map(({ top }) => top)),
    right: Math.max(...words.map(({ right }) => right)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
    size: median(sizes),
    words,
  };
}

/** Minimum number of single letters in a letter-spaced row. */
const LEAST_LETTERS = 5;

/** Joins single letters of a row to words. A gap clearly wider than most ends a word. */
function withWordsOfLetters(row: readonly PageWord[]): readonly PageWord[] {
  const isLetter = ({ text }: PageWord) => /^\p{L}$/u.test(text);
  if (row.length < LEAST_LETTERS || !row.every(isLetter)) return row;
  const gaps = row.slice(1).map(({ left }, at) => left - row[at]!.right);
  const usual = median(gaps);
  const words: PageWord[] = [];
  row.forEach((letter, at) => {
    const last = words.at(-1);
    if (!last || gaps[at - 1]! > usual * 1.7) words.push(letter);
    else words[words.length - 1] = { ...last, text: last.text + letter.text, right: letter.right };
  });
  // The words of one line form one text, regardless of their distance.
  return [
    { ...words[0]!, text: words.map(({ text }) => text).join(' '), right: row.at(-1)!.right },
  ];
}

/** Removes letter-spacing from words. Each word is one letter of a letter-spaced line. */
function withClosedSpacing(words: readonly PageWord[]): readonly PageWord[] {
  const closed = closeSpacing(words.map(({ text }) => text));
  const [first] = words;
  if (!closed || !first) return words;
  const last = words.at(-1)!;
  const isDoubtful = closed.isUnsure || words.some((word) => word.isDoubtful);
  return [{ ...first, text: closed.text, right: last.right, ...(isDoubtful && { isDoubtful }) }];
}

/** Returns no space between touching parts, which form one word. */
function spaceBefore({ left, size }: PageWord, before: PageWord | undefined): string {
  if (before === undefined) return '';
  const gap = (left - before.right) / size;
  return gap < TOUCHING && gap > OVERLAPPING ? '' : ' ';
}

/** Returns the median, or 0 for an empty list. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
