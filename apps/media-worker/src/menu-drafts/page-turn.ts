import { blotsOf } from './blots';
import { cropped, framed, toPgm, type GreyImage } from './grey-image';
import type { Tesseract } from './tesseract';
import { textLines } from './text-lines';

/** Rotations in degrees clockwise. 0 comes first, because EXIF data makes most photos upright. */
export const TURNS = [0, 180, 90, 270] as const;
export type Turn = (typeof TURNS)[number];

/** Number of lines that are read to judge a page. The longest lines are used. */
const LINES = 4;
/** Minimum number of letters in a line. Shorter lines say little about the orientation. */
const LEAST_LETTERS = 5;
/** Mean confidence, from 0 to 100, from which the remaining rotations are not tried. */
const CLEAR = 75;
/** Margin around a line, as a multiple of the letter height. */
const FRAME = 0.4;

type Reader = Pick<Tesseract, 'words'>;

/**
 * Finds the rotation in which Tesseract reads the lines with the highest confidence. It stops at the first rotation
 * that is clear, so an upright page needs only a few lines.
 * @param turned returns the page after a rotation, evenly lit and with level lines; a small image is enough
 */
export async function findTurn(
  turned: (turn: Turn) => Promise<GreyImage>,
  tesseract: Reader,
): Promise<Turn> {
  let best: Turn = 0;
  let most = 0;
  for (const turn of TURNS) {
    const clarity = clarityOf(await turned(turn), tesseract);
    if (clarity >= CLEAR) return turn;
    if (clarity > most) [best, most] = [turn, clarity];
  }
  return best;
}

/** Mean confidence of the letters and digits in the longest lines, from 0 to 100; 0 if there are no lines. */
function clarityOf(image: GreyImage, tesseract: Reader): number {
  const lines = textLines(blotsOf(image), image.width)
    .filter(({ letters }) => letters.length >= LEAST_LETTERS)
    .sort((one, other) => other.letters.length - one.letters.length)
    .slice(0, LINES);
  let letters = 0;
  let sum = 0;
  for (const line of lines) {
    const frame = Math.max(2, Math.round((line.bottom - line.top) * FRAME));
    const box = { ...line, right: line.right + 1, bottom: line.bottom + 1 };
    for (const word of tesseract.words(toPgm(framed(cropped(image, box), frame)))) {
      const count = word.text.replace(/[^\p{L}\d]/gu, '').length;
      letters += Math.max(count, 1);
      if (count > 1) sum += word.confidence * count;
    }
  }
  return letters === 0 ? 0 : sum / letters;
}
