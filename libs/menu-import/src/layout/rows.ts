import { closeSpacing } from '../draft/letter-spacing';
import type { PageWord } from './menu-page';

/** Words that stand close to each other in a row. */
export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
  readonly words: readonly PageWord[];
}

/** A gap between words of a segment is smaller than this, in sizes of their letters. */
const WIDE_GAP = 1.3;
/** Words are farther apart than this, in sizes of their letters. */
const TOUCHING = 0.1;
/** Letters move closer than this to fit each other; words that were printed over others do not. */
const OVERLAPPING = -0.4;
/** Dots or lines that lead from an item to its price, however they were read. */
const LEADER = /^[\s.·•…_‥,:;'`~=-]{2,}$/;
const LEADER_PART = /(?:[.·…_‥]\s?){3,}/g;

/** The segments of a page, row by row. */
export function segmentsOf(words: readonly PageWord[]): Segment[] {
  const written = words
    .map((word) => ({ ...word, text: withoutLeaders(word.text) }))
    .filter(({ text }) => text !== '');
  return rowsOf(written).flatMap((row) => divided(row));
}

/** A leader divides as a wide gap does, wherever it stands. */
function withoutLeaders(text: string): string {
  if (LEADER.test(text)) return '\t';
  return text.replace(LEADER_PART, '\t').trim() || '';
}

/** How far down the page the middle of its letters is. */
export const middleOf = ({ top, bottom }: Pick<PageWord, 'top' | 'bottom'>): number =>
  (top + bottom) / 2;

/** Words whose middles are level, from the top down, each row from left to right. */
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
    // Rows far above take no more words: each word looks at few.
    while (open.length > 12) open.shift();
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

/** Whether the word stands level with the last of the row that is nearest to it. */
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

/** Makes a segment of words in one row. */
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

/** Number of letters by themselves that make a letter-spaced line. */
const LEAST_LETTERS = 5;

/** Joins the letters of a row that were placed one by one: a gap clearly wider than most ends a word. */
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
  // The words of one line are one text, whatever room is between them.
  return [
    { ...words[0]!, text: words.map(({ text }) => text).join(' '), right: row.at(-1)!.right },
  ];
}

/** Words without their letter-spacing. Each word of a letter-spaced line was written by itself. */
function withClosedSpacing(words: readonly PageWord[]): readonly PageWord[] {
  const closed = closeSpacing(words.map(({ text }) => text));
  const [first] = words;
  if (!closed || !first) return words;
  const last = words.at(-1)!;
  const isDoubtful = closed.isUnsure || words.some((word) => word.isDoubtful);
  return [{ ...first, text: closed.text, right: last.right, ...(isDoubtful && { isDoubtful }) }];
}

/** Letters that touch are one word, in however many parts they came. */
function spaceBefore({ left, size }: PageWord, before: PageWord | undefined): string {
  if (before === undefined) return '';
  const gap = (left - before.right) / size;
  return gap < TOUCHING && gap > OVERLAPPING ? '' : ' ';
}

/** The middle one; 0 of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
