import type { Blot } from './blots';
import { cropped, toPgm, type GreyImage } from './grey-image';
import { haveHoles, holesOf } from './digit-holes';
import { enlarged } from './photo';
import type { SeenWord, Tesseract } from './tesseract';

/** Below this nothing is sure, however often it is read the same. */
const LEAST_CONFIDENCE = 80;
const LEAST_OF_A_DIGIT = 90;
/** A second reading that is less sure has guessed the same. */
const LEAST_OF_SECOND = 70;
/** How unsure both readings may be together: neither `4` nor `7` of thin print is sure twice. */
const MOST_UNSURE = 30;
const CHARACTERS = '0123456789.,$RD';
/** How much of the paper around a price is read with it, in heights of its letters. */
const MARGIN = 0.35;
/** Another size makes other points of the same letters: a mistake is seldom made twice. */
const ENLARGEMENT = 1.6;
const THIRD_ENLARGEMENT = 2.4;
/** Narrow print is as wide as other print then. */
const WIDENED = 2.6;
/** A witness that is less sure is none. */
const LEAST_OF_WITNESS = 65;
/** From here on a second reading is believed in place of an unsure first. */
const SURE_OF_SECOND = 90;

/** Whether a word holds a number, or what may have been one. */
export const isPriceLike = (text: string): boolean =>
  /\d/.test(text) || /^[$RD]*[OoIlSsBZz]{2,4}$/.test(text);

const CURRENCY = /^R?D?\$/;
const AMOUNT = /^(?:R?D?\$)?(?:\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?:[.,]\d{2})?$/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a word is an amount, from its first character to its last. */
export const isAmount = (text: string): boolean => AMOUNT.test(text);

/** What was read of a word as digits alone, and how sure that is, of 100. */
export interface DigitsReading {
  readonly text: string;
  readonly confidence: number;
}

type ReadsLines = Pick<Tesseract, 'line'>;

/** Reads the box of a price again, as digits alone, so many times as large. */
export async function secondReading(
  word: Blot,
  image: GreyImage,
  tesseract: ReadsLines,
  enlargement = ENLARGEMENT,
): Promise<DigitsReading> {
  return tesseract.line(toPgm(await partOf(word, image, enlargement)), CHARACTERS);
}

/**
 * Reads what no words were found in as an amount: narrow letters that touch, made wide. Where Tesseract finds
 * no letters it takes them as they are.
 * @returns null when it is none
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

/** Whether a price is sure: both readings are the same, are sure, and the first was so of each character. */
export const isSurePrice = (first: SeenWord, second: DigitsReading): boolean =>
  first.confidence >= LEAST_CONFIDENCE &&
  first.leastConfidence >= LEAST_OF_A_DIGIT &&
  second.confidence >= LEAST_OF_SECOND &&
  200 - first.confidence - second.confidence <= MOST_UNSURE &&
  digitsOf(second.text) === digitsOf(first.text);

/**
 * Whether a price that two readings are the same of, but unsure, is so by two more witnesses: a third reading
 * of another size, and the holes of its digits. An open `4` is read as `7` in every size.
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

/** Of two readings that differ, the one that is more likely; its owner is asked in any case. */
export function likelierPrice(first: SeenWord, { text, confidence }: DigitsReading): string {
  if (!isAmount(text) || digitsOf(text) === digitsOf(first.text)) return first.text;
  const isBetter = confidence >= SURE_OF_SECOND && first.confidence < LEAST_CONFIDENCE;
  const isMended = isMisread(first.text) || lostFirstDigit(first.text, text);
  return isBetter || isMended ? text : first.text;
}

/** `$a.25` of `$4.25`; `650/M` is an amount and its size. */
const isMisread = (text: string): boolean => !isAmount(text) && !text.includes('/');

/** `RD$40` of `RD$540`: the digit was taken for a part of the sign before it. */
const lostFirstDigit = (first: string, second: string): boolean =>
  CURRENCY.test(first) &&
  CURRENCY.test(second) &&
  digitsOf(second).length === digitsOf(first).length + 1 &&
  digitsOf(second).endsWith(digitsOf(first));
