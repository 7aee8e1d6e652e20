import type { Blot } from './blots';
import { cropped, toPgm, type GreyImage } from './grey-image';
import { haveHoles, holesOf } from './digit-holes';
import { enlarged } from './photo';
import type { SeenWord, Tesseract } from './tesseract';

/** Minimum confidence of a certain price in the first reading, even if all readings agree. */
const LEAST_CONFIDENCE = 80;
const LEAST_OF_A_DIGIT = 90;
/** Minimum confidence of the second reading. Below it, the same result is only a guess. */
const LEAST_OF_SECOND = 70;
/** Maximum sum of the doubts of both readings. It excludes, for example, a thin `4` or `7`. */
const MOST_UNSURE = 30;
const CHARACTERS = '0123456789.,$RD';
/** Margin around a price, as a multiple of the letter height. */
const MARGIN = 0.35;
/** Scale of the second reading. Another size changes the pixels, so a mistake rarely repeats. */
const ENLARGEMENT = 1.6;
const THIRD_ENLARGEMENT = 2.4;
/** Horizontal scale that gives narrow print the width of ordinary print. */
const WIDENED = 2.6;
/** Minimum confidence of a reading that confirms a price. */
const LEAST_OF_WITNESS = 65;
/** Minimum confidence at which the second reading replaces a doubtful first one. */
const SURE_OF_SECOND = 90;

/** Returns true if a word contains a number, or letters that may be misread digits. */
export const isPriceLike = (text: string): boolean =>
  /\d/.test(text) || /^[$RD]*[OoIlSsBZz]{2,4}$/.test(text);

const CURRENCY = /^R?D?\$/;
const AMOUNT = /^(?:R?D?\$)?(?:\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?:[.,]\d{2})?$/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const isAmount = (text: string): boolean => AMOUNT.test(text);

export interface DigitsReading {
  readonly text: string;
  readonly confidence: number;
}

type ReadsLines = Pick<Tesseract, 'line'>;

/** Reads the box of a price again as digits, at another scale. */
export async function secondReading(
  word: Blot,
  image: GreyImage,
  tesseract: ReadsLines,
  enlargement = ENLARGEMENT,
): Promise<DigitsReading> {
  return tesseract.line(toPgm(await partOf(word, image, enlargement)), CHARACTERS);
}

/**
 * Reads a box in which no words were found as an amount. Narrow letters that touch are made wider. If the
 * segmentation into letters fails, Tesseract reads the raw line.
 * @returns null if it is not an amount
 */
export async function narrowAmount(
  box: Blot,
  image: GreyImage,
  tesseract: ReadsLines,
): Promise<string | null> {
  const part = toPgm(await partOf(box, image, WIDENED, ENLARGEMENT));
  for (const layout of ['line', 'raw'] as const) {
    const { text, confidence } = tesseract.line(part, CHARACTERS, layout);
    if (confidence >= LEAST_OF_SECOND && isAmount(text) && /\d\d/.test(text)) return text;
  }
  return null;
}

function partOf(word: Blot, image: GreyImage, across: number, down = across): Promise<GreyImage> {
  const margin = (word.bottom - word.top) * MARGIN;
  const box = {
    left: word.left - margin,
    right: word.right + margin,
    top: word.top - margin,
    bottom: word.bottom + margin,
  };
  return enlarged(cropped(image, box), across, down);
}

/** Returns true if both readings agree with high confidence, and the first is confident of each character. */
export const isSurePrice = (first: SeenWord, second: DigitsReading): boolean =>
  first.confidence >= LEAST_CONFIDENCE &&
  first.leastConfidence >= LEAST_OF_A_DIGIT &&
  second.confidence >= LEAST_OF_SECOND &&
  200 - first.confidence - second.confidence <= MOST_UNSURE &&
  digitsOf(second.text) === digitsOf(first.text);

/**
 * Confirms a price whose two readings agree with low confidence. It needs two more pieces of evidence: a third
 * reading at another scale, and the holes of the digits. Prices with `4` or `7` are never confirmed, because an open
 * `4` is read as `7` at every scale.
 */
export async function isConfirmed(
  word: SeenWord,
  second: DigitsReading,
  image: GreyImage,
  tesseract: ReadsLines,
): Promise<boolean> {
  const digits = digitsOf(word.text);
  const mayBe = digits === digitsOf(second.text) && second.confidence >= LEAST_OF_WITNESS;
  if (!mayBe || !isAmount(word.text) || /[47]/.test(digits)) return false;
  const holes = holesOf(await partOf(word, image, ENLARGEMENT), digits.length);
  if (!holes || !haveHoles(digits, holes)) return false;
  const third = await secondReading(word, image, tesseract, THIRD_ENLARGEMENT);
  return digitsOf(third.text) === digits && third.confidence >= LEAST_OF_WITNESS;
}

/** Returns the likelier of two different readings. The owner must check it in any case. */
export function likelierPrice(first: SeenWord, { text, confidence }: DigitsReading): string {
  if (!isAmount(text) || digitsOf(text) === digitsOf(first.text)) return first.text;
  const isBetter = confidence >= SURE_OF_SECOND && first.confidence < LEAST_CONFIDENCE;
  const isMended = isMisread(first.text) || lostFirstDigit(first.text, text);
  return isBetter || isMended ? text : first.text;
}

/** Returns true for a misread amount, for example `$a.25` for `$4.25`. `650/M` is an amount with its size. */
const isMisread = (text: string): boolean => !isAmount(text) && !text.includes('/');

/** Returns true if a digit was read as part of the sign before it, for example `RD$40` for `RD$540`. */
const lostFirstDigit = (first: string, second: string): boolean =>
  CURRENCY.test(first) &&
  CURRENCY.test(second) &&
  digitsOf(second).length === digitsOf(first).length + 1 &&
  digitsOf(second).endsWith(digitsOf(first));
