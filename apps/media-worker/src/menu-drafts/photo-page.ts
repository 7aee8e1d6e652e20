import type { MenuPage, PageWord } from '@cartaviva/menu-import';
import { toPgm } from './grey-image';
import { joinedNumbers } from './joined-numbers';
import { straightened } from './photo';
import { isPriceLike, readsTheSame } from './second-reading';
import { Tesseract, type SeenWord } from './tesseract';
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
  const image = await straightened(bytes);
  const seen = joinedNumbers(tesseract.page(toPgm(image)).filter(isWritten));
  if (seen.length === 0) throw new UnreadableMenu('MENU_PHOTO_WITHOUT_TEXT');
  const words: PageWord[] = [];
  for (const word of seen) {
    const isDoubtful = isPriceLike(word.text)
      ? !(await readsTheSame(word, image, tesseract))
      : word.confidence < SURE_OF_WORD;
    const { text, left, top, right, bottom, size } = word;
    words.push({ text, left, top, right, bottom, size, isDoubtful });
  }
  const { width, height } = image;
  return { number: 1, width, height, words, headingProportion: HEADING_PROPORTION };
}

const isWritten = ({ text, confidence }: SeenWord): boolean =>
  text.trim() !== '' && confidence >= LEAST_CONFIDENCE;
