import { cropped, toPgm, type GreyImage } from './grey-image';
import { enlarged } from './photo';
import type { SeenWord, Tesseract } from './tesseract';

/** Below this nothing is sure, however often it is read the same. */
const LEAST_CONFIDENCE = 80;
const LEAST_OF_A_DIGIT = 90;
const CHARACTERS = '0123456789.,$RD';
/** How much of the paper around a price is read with it, in heights of its letters. */
const MARGIN = 0.35;
/** Another size makes other points of the same letters: a mistake is seldom made twice. */
const ENLARGEMENT = 1.6;

/** Whether a word holds a number, or what may have been one. */
export const isPriceLike = (text: string): boolean =>
  /\d/.test(text) || /^[$RD]*[OoIlSsBZz]{2,4}$/.test(text);

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Reads the box of a price again, as digits alone. False when either reading is unsure, or they differ. */
export async function readsTheSame(
  word: SeenWord,
  image: GreyImage,
  tesseract: Tesseract,
): Promise<boolean> {
  if (word.confidence < LEAST_CONFIDENCE || word.leastConfidence < LEAST_OF_A_DIGIT) return false;
  const margin = (word.bottom - word.top) * MARGIN;
  const box = {
    left: word.left - margin,
    right: word.right + margin,
    top: word.top - margin,
    bottom: word.bottom + margin,
  };
  const part = await enlarged(cropped(image, box), ENLARGEMENT);
  const { text } = tesseract.line(toPgm(part), CHARACTERS);
  return digitsOf(text) === digitsOf(word.text);
}
