import { blotsOf, type Blot } from './blots';
import { cropped, framed, toPgm, type GreyImage } from './grey-image';
import { isAmount, narrowAmount } from './second-reading';
import type { SeenWord, Tesseract } from './tesseract';
import { textLines, type TextLine } from './text-lines';

/** Minimum ratio of width to height for a single component. A narrower one is a speck or a single letter. */
const LEAST_WIDTH = 0.9;
/** Minimum height of a single component, as a share of the median line height. */
const LEAST_HEIGHT = 0.5;
/** Margin around a line, as a multiple of the letter height. */
const FRAME = 0.4;
/** Height of accents above the letters, as a share of the letter height. */
const ACCENT = 0.1;
/** Maximum number of lines. A menu has fewer, so the rest is probably wood grain; the longest lines are read. */
const MAX_LINES = 300;
/** Maximum ratio of width to height of a price. */
const WIDEST_PRICE = 9;
/** Minimum confidence of a line. Below it, the line counts as unread. */
const LEAST_CONFIDENCE = 60;
/** Minimum confidence of digits that touch. Below it, they are read again. */
const LEAST_OF_TOUCHING = 85;
/** Minimum number of characters in an amount. Abbreviations of units have fewer. */
const LEAST_LETTERS = 3;
/** Height of a row as a multiple of the digit height. */
const ROW_HEIGHT = 1.3;

type Reader = Pick<Tesseract, 'words' | 'line'>;

export interface ReadLines {
  readonly words: readonly SeenWord[];
  /**
   * Lines as narrow as a price of which at most a letter or two was read. A price below may belong to such a line.
   */
  readonly unread: readonly Blot[];
}

/**
 * Reads an image with level lines, line by line. Tesseract finds letters within a line better than lines on a page.
 */
export async function readLines(image: GreyImage, tesseract: Reader): Promise<ReadLines> {
  const all = textLines(blotsOf(image), image.width);
  const heights = all.map(heightOf).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const lines = all
    .filter((line) => line.letters.length > 1 || mayBeWord(line, usual))
    .sort((one, other) => other.letters.length - one.letters.length)
    .slice(0, MAX_LINES);
  const words: SeenWord[] = [];
  const unread: Blot[] = [];
  for (const line of lines) {
    const read = wordsOf(line, image, tesseract);
    const isUnclear = mayBeAmount(line, read);
    const amount = isUnclear ? await narrowAmount(line, image, tesseract) : null;
    words.push(...(amount === null ? read : [asWord(line, amount)]));
    if (isUnclear && amount === null && !read.some(({ text }) => isAmount(text))) unread.push(line);
  }
  return { words, unread };
}

/**
 * Returns true if a component may be several touching letters, rather than a speck, a decimal point or a single
 * letter.
 */
const mayBeWord = (line: TextLine, usual: number): boolean =>
  widthOf(line) >= heightOf(line) * LEAST_WIDTH && heightOf(line) >= usual * LEAST_HEIGHT;

/** Returns true if a narrow line is unread, or was read as only a letter or two although its letters touch. */
function mayBeAmount(line: TextLine, read: readonly SeenWord[]): boolean {
  if (widthOf(line) > heightOf(line) * WIDEST_PRICE) return false;
  const text = read.map((word) => word.text).join('');
  const areTouching = line.letters.length < text.length || line.letters.length < LEAST_LETTERS;
  const isUnread = read.length === 0 || read.some((one) => one.confidence < LEAST_CONFIDENCE);
  const isUnsure = read.some((one) => one.confidence < LEAST_OF_TOUCHING);
  const isShort = text.length < LEAST_LETTERS && !isAmount(text);
  return isUnread || (areTouching && (isShort || (isAmount(text) && isUnsure)));
}

/**
 * Creates a word from an amount that was not found as a word. Its confidence is zero, so it always stays doubtful.
 */
function asWord(line: TextLine, text: string): SeenWord {
  const { left, top, right, bottom } = line;
  const size = heightOf(line) * ROW_HEIGHT;
  return { text, left, top, right, bottom, size, confidence: 0, leastConfidence: 0 };
}

const heightOf = ({ top, bottom }: TextLine): number => bottom - top + 1;
const widthOf = ({ left, right }: TextLine): number => right - left + 1;

function wordsOf(line: TextLine, image: GreyImage, tesseract: Reader): SeenWord[] {
  const slack = Math.round(heightOf(line) * ACCENT);
  const frame = Math.round(heightOf(line) * FRAME);
  const box = {
    left: Math.max(0, line.left - slack),
    top: Math.max(0, line.top - slack),
    right: line.right + 1 + slack,
    bottom: line.bottom + 1 + slack,
  };
  const [x, y] = [box.left - frame, box.top - frame];
  return tesseract
    .words(toPgm(framed(cropped(image, box), frame)))
    .filter(({ text }) => text.trim() !== '')
    .map((word) => ({
      ...word,
      ...{ left: word.left + x, right: word.right + x, top: word.top + y, bottom: word.bottom + y },
    }));
}
