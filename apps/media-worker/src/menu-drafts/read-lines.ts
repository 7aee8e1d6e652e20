import { blotsOf } from './blots';
import { cropped, framed, toPgm, type GreyImage } from './grey-image';
import { isAmount, secondReading } from './second-reading';
import type { SeenWord, Tesseract } from './tesseract';
import { textLines, type TextLine } from './text-lines';

/** Of one blot, what is not this many times as wide as high is a speck, or a letter by itself. */
const LEAST_WIDTH = 0.9;
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
/** From here on digits alone are a price. */
const LEAST_OF_DIGITS = 70;

/**
 * The words of an image whose lines are level, line by line: Tesseract finds letters better in one line than
 * lines on a page.
 */
export async function readLines(image: GreyImage, tesseract: Tesseract): Promise<SeenWord[]> {
  const lines = textLines(blotsOf(image), image.width)
    .filter((line) => line.letters.length > 1 || widthOf(line) >= heightOf(line) * LEAST_WIDTH)
    .sort((one, other) => other.letters.length - one.letters.length)
    .slice(0, MAX_LINES);
  const words: SeenWord[] = [];
  for (const line of lines) {
    const read = wordsOf(line, image, tesseract);
    const isRead = read.length > 0 && read.every((one) => one.confidence >= LEAST_CONFIDENCE);
    const isNarrow = widthOf(line) < heightOf(line) * WIDEST_PRICE;
    const price = !isRead && isNarrow && (await priceOf(line, image, tesseract));
    words.push(...(price ? [price] : read));
  }
  return words;
}

const heightOf = ({ top, bottom }: TextLine): number => bottom - top + 1;
const widthOf = ({ left, right }: TextLine): number => right - left + 1;

function wordsOf(line: TextLine, image: GreyImage, tesseract: Tesseract): SeenWord[] {
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

/** A line that says nothing in words, as a price; never a sure one. */
async function priceOf(
  line: TextLine,
  image: GreyImage,
  tesseract: Tesseract,
): Promise<SeenWord | null> {
  const { left, top, right, bottom } = line;
  const { text, confidence } = await secondReading(line, image, tesseract);
  if (confidence < LEAST_OF_DIGITS || !isAmount(text) || !/\d\d/.test(text)) return null;
  const size = heightOf(line) * 1.3;
  return { text, left, top, right, bottom, size, confidence: 0, leastConfidence: 0 };
}
