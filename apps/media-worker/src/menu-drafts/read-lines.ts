import { blotsOf, type Blot } from './blots';
import { cropped, framed, toPgm, type GreyImage } from './grey-image';
import { isAmount, narrowAmount } from './second-reading';
import type { SeenWord, Tesseract } from './tesseract';
import { textLines, type TextLine } from './text-lines';

/** Of one blot, what is not this many times as wide as high is a speck, or a letter by itself. */
const LEAST_WIDTH = 0.9;
/** Nor one that is this many times as high as most lines. */
const LEAST_HEIGHT = 0.5;
/** Paper around a line, in heights of its letters. */
const FRAME = 0.4;
/** Accents stand above letters by so much of their height. */
const ACCENT = 0.1;
/** More lines than a menu has are the grain of a table; the clearest are read. */
const MAX_LINES = 300;
/** No price is so many times as wide as high. */
const WIDEST_PRICE = 9;
/** Below this a line was not read. */
const LEAST_CONFIDENCE = 60;
/** Below this digits that touch are read again. */
const LEAST_OF_TOUCHING = 85;
/** An amount has so many digits, a unit's abbreviation fewer letters. */
const LEAST_LETTERS = 3;
/** Height of a row in heights of its digits. */
const ROW_HEIGHT = 1.3;

type Reader = Pick<Tesseract, 'words' | 'line'>;

export interface ReadLines {
  readonly words: readonly SeenWord[];
  /** Lines as narrow as a price that say nothing, or a letter or two: what stands below may be another's. */
  readonly unread: readonly Blot[];
}

/**
 * The words of an image whose lines are level, line by line: Tesseract finds letters better in one line than
 * lines on a page.
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

/** Whether a blot may be letters that touch: no point of a price, no speck, no letter by itself. */
const mayBeWord = (line: TextLine, usual: number): boolean =>
  widthOf(line) >= heightOf(line) * LEAST_WIDTH && heightOf(line) >= usual * LEAST_HEIGHT;

/** Whether a narrow line was not read, or as a letter or two where letters touch. */
function mayBeAmount(line: TextLine, read: readonly SeenWord[]): boolean {
  if (widthOf(line) > heightOf(line) * WIDEST_PRICE) return false;
  const text = read.map((word) => word.text).join('');
  const areTouching = line.letters.length < text.length || line.letters.length < LEAST_LETTERS;
  const isUnread = read.length === 0 || read.some((one) => one.confidence < LEAST_CONFIDENCE);
  const isUnsure = read.some((one) => one.confidence < LEAST_OF_TOUCHING);
  const isShort = text.length < LEAST_LETTERS && !isAmount(text);
  return isUnread || (areTouching && (isShort || (isAmount(text) && isUnsure)));
}

/** An amount that was not found as a word is never sure. */
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
