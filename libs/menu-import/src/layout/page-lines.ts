import type { DraftPlace } from '@cartaviva/domain';
import type { MenuLine } from '../draft/menu-line';
import { readLine } from '../draft/read-line';
import { pricesIn } from '../draft/prices-in-line';
import { joinedNames } from './joined-names';
import type { MenuPage, PageWord } from './menu-page';
import { rowsInReadingOrder, type PageRow } from './reading-order';
import { median, middleOf, type Segment } from './rows';

/** Maximum ratio of small letters to the letters of items. */
const SMALL = 0.88;
/** Maximum vertical distance between an item and its price, as a multiple of the letter height. */
const MOST_OFF_LEVEL = 0.3;
/** Maximum ratio of a name's height to the height of its price. */
const TORN = 1.6;
/** Ratio to the usual line distance from which a distance is a gap. */
const GAP = 1.6;

/** Returns the lines of a page in reading order, with their appearance. */
export function linesOfPage(page: MenuPage): MenuLine[] {
  const rows = rowsInReadingOrder(page);
  const distances = rows.map((row, index) => topOf(row) - topOf(rows[index - 1] ?? row));
  const usual = median(distances.filter((distance) => distance > 0));
  const { body, proportion } = bodyOf(rows, page.headingProportion);
  const lines = rows.map((row, index) => {
    const distance = distances[index]!;
    const isAfterGap = index === 0 || distance <= 0 || distance > GAP * usual;
    return { row, line: lineOf(row, page, { body, isAfterGap, proportion }) };
  });
  return joinedNames(lines);
}

/**
 * Returns the letter size of items and the minimum ratio for headings. Headings are fewer than prices. If most lines
 * are large, they are names above their prices, or the small lines are descriptions.
 */
function bodyOf(
  rows: readonly PageRow[],
  proportion: number,
): Pick<LineLook, 'body' | 'proportion'> {
  const body = bodySize(rows);
  const kinds = rows.map((row) => readLine(textOf(row), 1).kind);
  const items = kinds.filter((kind) => kind === 'items').length;
  const prices = kinds.filter((kind) => kind === 'price').length;
  const large = rows.filter((row) => sizeOf(row) >= body * proportion);
  if (large.length < Math.max(3, items + prices)) return { body, proportion };
  return prices > items
    ? { body: median(large.map(sizeOf)), proportion }
    : { body, proportion: Infinity };
}

const topOf = ({ segments }: PageRow): number => Math.min(...segments.map(({ top }) => top));

/** Returns the letter size of lines with prices, or of all lines if there are too few. */
function bodySize(rows: readonly PageRow[]): number {
  const sizes = (some: readonly PageRow[]) =>
    some.flatMap(({ segments }) => segments.map(({ size }) => size));
  const priced = rows.filter((row) => readLine(textOf(row)).kind === 'items');
  return median(sizes(priced.length >= 3 ? priced : rows));
}

const textOf = ({ segments }: PageRow): string => segments.map(({ text }) => text).join('\t');

/** Beginning of a text that continues the name before a wide gap: `Yuca   al mojo`. */
const GOES_ON = /^(?:al?|del?|en) \p{Ll}/u;

const lineText = (segments: readonly Segment[]): string =>
  segments.reduce(
    (text, segment, at) =>
      at === 0
        ? segment.text
        : text + (at === 1 && GOES_ON.test(segment.text) ? ' ' : '\t') + segment.text,
    '',
  );

interface LineLook {
  readonly body: number;
  readonly isAfterGap: boolean;
  /** Minimum ratio of a heading's letters to those of items. */
  readonly proportion: number;
}

const sizeOf = ({ segments }: PageRow): number => median(segments.map(({ size }) => size));

/** Minimum ratio of a title's letters to those of items. */
const TITLE = 1.8;

function lineOf(
  row: PageRow,
  page: MenuPage,
  { body, isAfterGap, proportion }: LineLook,
): MenuLine {
  const { segments } = row;
  const words = segments.flatMap((segment) => segment.words);
  const size = sizeOf(row);
  const look = size >= body * proportion ? 'large' : size <= body * SMALL ? 'small' : undefined;
  const isPrice = ({ text }: PageWord) => /\d/.test(text) && pricesIn(text).length > 0;
  const isPriceDoubtful =
    words.some((word) => isPrice(word) && word.isDoubtful) || !areLevel(words);
  const isNameDoubtful =
    words.some((word) => !isPrice(word) && word.isDoubtful) || isHigherThanPrice(words, isPrice);
  return {
    text: lineText(segments),
    place: placeOf(segments, page),
    isAfterGap,
    ...(look && { look }),
    ...(row.column && { column: row.column }),
    cells: segments.map(({ left, right }) => ({ left, right })),
    ...(look === 'large' && size >= body * TITLE && { isTitle: true }),
    ...(isPriceDoubtful && { isPriceDoubtful }),
    ...(isNameDoubtful && { isNameDoubtful }),
  };
}

/** Is true if a word is so much higher than the price on its line that it may cover two lines. */
function isHigherThanPrice(
  words: readonly PageWord[],
  isPrice: (word: PageWord) => boolean,
): boolean {
  const heights = words.filter(isPrice).map(heightOf);
  return (
    heights.length > 0 &&
    words.some((word) => !isPrice(word) && heightOf(word) > TORN * Math.max(...heights))
  );
}

const heightOf = ({ top, bottom }: PageWord): number => bottom - top;

/** Is true if all words are certainly on one line. Otherwise the price may belong to an adjacent line. */
function areLevel(words: readonly PageWord[]): boolean {
  const level = median(words.map(middleOf));
  const height = median(words.map(({ top, bottom }) => bottom - top));
  return words.every((word) => Math.abs(middleOf(word) - level) < height * MOST_OFF_LEVEL);
}

function placeOf(segments: readonly Segment[], { number, width, height }: MenuPage): DraftPlace {
  const part = (value: number, whole: number) =>
    Math.min(1, Math.max(0, Number((value / whole).toFixed(4))));
  return {
    page: number,
    left: part(Math.min(...segments.map(({ left }) => left)), width),
    top: part(Math.min(...segments.map(({ top }) => top)), height),
    right: part(Math.max(...segments.map(({ right }) => right)), width),
    bottom: part(Math.max(...segments.map(({ bottom }) => bottom)), height),
  };
}
