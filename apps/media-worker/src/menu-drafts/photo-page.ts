import type { MenuPage, PageWord } from '@cartaviva/menu-import';
import type { Blot } from './blots';
import { joinedNumbers } from './joined-numbers';
import { isFarFromNames, levelled } from './level-words';
import { readLines } from './read-lines';
import { straightened } from './photo';
import {
  isConfirmed,
  isAmount,
  isPriceLike,
  isSurePrice,
  likelierPrice,
  secondReading,
} from './second-reading';
import { Tesseract, type SeenWord } from './tesseract';
import { tears, tornPrices } from './torn-words';
import { UnreadableMenu } from './unreadable-menu';

/** Minimum confidence of a word. Below it, Tesseract usually sees specks, folds or wood grain. */
const LEAST_CONFIDENCE = 30;
/** Minimum confidence at which the letters of a name count as certain. */
const SURE_OF_WORD = 75;
/** Minimum ratio of a heading's height to the text. A photo gives rough sizes, so only a large difference counts. */
const HEADING_PROPORTION = 1.22;

/**
 * Returns the words of a photographed page. Words that may be misread are marked as doubtful, including all prices
 * for which two readings differ.
 * @throws UnreadableMenu if the file is not a photo or shows no letters
 */
export async function photoPage(bytes: Uint8Array): Promise<MenuPage> {
  const tesseract = await Tesseract.ready();
  const { image, isLevel } = await straightened(bytes, tesseract);
  const lines = await readLines(image, tesseract);
  const all = joinedNumbers(lines.words);
  const { width, height } = image;
  const seen = all.filter(isWritten);
  if (seen.length === 0) throw new UnreadableMenu('MENU_PHOTO_WITHOUT_TEXT');
  const unread = all.filter((word) => !isWritten(word) && mayBeAWord(word));
  const torn = tornPrices(seen.filter(({ text }) => isPriceLike(text)));
  const words: PageWord[] = [];
  const level = isLevel ? { words: seen, isUnsure: false } : levelled(seen, width, height);
  for (const [at, word] of seen.entries()) {
    const second = isPriceLike(word.text) && (await secondReading(word, image, tesseract));
    const isSure = second
      ? isSurePrice(word, second) || (await isConfirmed(word, second, image, tesseract))
      : word.confidence >= SURE_OF_WORD;
    const text = second ? likelierPrice(word, second) : word.text;
    const isTorn = torn.has(word) || seen.some((one) => tears(one, word));
    const isLost = level.isUnsure && second && isFarFromNames(word, seen);
    const isBelow = second && lines.unread.some((line) => isUnder(word, line));
    const isDoubtful =
      !isSure || isTorn || isLost || isBelow || unread.some((one) => isBeside(one, word));
    const { left, top, right, bottom, size } = level.words[at]!;
    words.push({ text, left, top, right, bottom, size, isDoubtful });
  }
  return { number: 1, width, height, words, headingProportion: HEADING_PROPORTION };
}

/** Accepts an amount even at a low confidence, because a speck does not look like one. */
const isWritten = ({ text, confidence }: SeenWord): boolean =>
  confidence >= LEAST_CONFIDENCE || (/\d\d/.test(text) && isAmount(text));

const mayBeAWord = ({ text }: SeenWord): boolean => /[\p{L}\d]{3}/u.test(text);

/** Returns true if two words are next to each other on a line. A name next to an unread word may be incomplete. */
function isBeside(one: SeenWord, other: SeenWord): boolean {
  const height = other.bottom - other.top;
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const step = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2;
  return gap < height * 1.5 && step < height * 0.5;
}

/** Maximum distance of a price below the line it may belong to, as a multiple of the price's height. */
const REACH = 4;

/** Returns true if a price is so close below an unread line that it may belong to the item on that line. */
function isUnder(price: SeenWord, line: Blot): boolean {
  const down = price.top - line.bottom;
  const across = Math.max(line.left, price.left) - Math.min(line.right, price.right);
  return across < 0 && down > 0 && down < (price.bottom - price.top) * REACH;
}
