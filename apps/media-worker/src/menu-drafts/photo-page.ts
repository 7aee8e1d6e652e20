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

/** Words that Tesseract is less sure of are specks, folds, the wood of the table. */
const LEAST_CONFIDENCE = 30;
/** From here on a name's letters are taken as read. */
const SURE_OF_WORD = 75;
/** Letters of a photo are measured roughly: headings are told by much. */
const HEADING_PROPORTION = 1.22;

/**
 * The words of a photographed page. Those that may be read wrong are doubtful; of prices, all that are
 * not read the same twice.
 * @throws UnreadableMenu when it is no photo, or shows no letters
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

/** An amount is no speck, however unsure. */
const isWritten = ({ text, confidence }: SeenWord): boolean =>
  confidence >= LEAST_CONFIDENCE || (/\d\d/.test(text) && isAmount(text));

const mayBeAWord = ({ text }: SeenWord): boolean => /[\p{L}\d]{3}/u.test(text);

/** Whether one stands next to the other on its line: what is left of a name there may lack a word. */
function isBeside(one: SeenWord, other: SeenWord): boolean {
  const height = other.bottom - other.top;
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const step = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2;
  return gap < height * 1.5 && step < height * 0.5;
}

/** How far below a line its item's price, or the next item's, may stand: in heights of the price. */
const REACH = 4;

/** Whether a price stands so near under a line that it may be that of what was not read there. */
function isUnder(price: SeenWord, line: Blot): boolean {
  const down = price.top - line.bottom;
  const across = Math.max(line.left, price.left) - Math.min(line.right, price.right);
  return across < 0 && down > 0 && down < (price.bottom - price.top) * REACH;
}
