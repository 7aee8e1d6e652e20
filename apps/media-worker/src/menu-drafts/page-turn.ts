import { blotsOf } from './blots';
import { cropped, framed, toPgm, type GreyImage } from './grey-image';
import type { Tesseract } from './tesseract';
import { textLines } from './text-lines';

/** Turns of a page in degrees clockwise: most photos stand upright already, and their EXIF turned the others. */
export const TURNS = [0, 180, 90, 270] as const;
export type Turn = (typeof TURNS)[number];

/** Longest lines that are read to judge a page. */
const LINES = 4;
/** Lines with fewer letters say little about which way is up. */
const LEAST_LETTERS = 5;
/** From this mean confidence on, of 100, a page is read without a look at its other turns. */
const CLEAR = 75;
/** Paper around a line, in heights of its letters. */
const FRAME = 0.4;

type Reader = Pick<Tesseract, 'words'>;

/**
 * Finds the turn after which the lines of a page can be read best. A page that is clear as it stands costs
 * the reading of a few lines; any other is compared in all four directions.
 * @param turned the page after a turn, evenly lit and with level lines; a small image is enough
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

/** Mean confidence of the letters and digits in the longest lines, from 0 to 100; 0 where there are no lines. */
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
