import type { DraftPlace } from '@cartaviva/domain';
import type { MenuLine } from '../draft/menu-line';
import { readLine } from '../draft/read-line';
import { pricesIn } from '../draft/prices-in-line';
import { joinedNames } from './joined-names';
import type { MenuPage, PageWord } from './menu-page';
import { rowsInReadingOrder, type PageRow } from './reading-order';
import { median, middleOf, type Segment } from './rows';

/** Letters are small from this proportion to those of items on. */
const SMALL = 0.88;
/** Item and price are level when their middles differ by less than this, in heights of their letters. */
const MOST_OFF_LEVEL = 0.3;
/** A name is no more than so many times as high as its price. */
const TORN = 1.6;
/** More than so many times the usual distance between lines is a gap. */
const GAP = 1.6;

/** The lines of a page in reading order, with what their look says. */
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
 * The size of the letters of items, and how many times larger those of headings are. Headings are fewer than
 * prices: where most lines are large, they are names above their prices, or they describe.
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

/** How large the letters of items are: of what stands beside prices, else of everything. */
function bodySize(rows: readonly PageRow[]): number {
  const sizes = (some: readonly PageRow[]) =>
    some.flatMap(({ segments }) => segments.map(({ size }) => size));
  const priced = rows.filter((row) => readLine(textOf(row)).kind === 'items');
  return median(sizes(priced.length >= 3 ? priced : rows));
}

const textOf = ({ segments }: PageRow): string => segments.map(({ text }) => text).join('\t');

/** `Yuca   al mojo`: words of one name that are set apart. */
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
  /** Size of the letters of items. */
  readonly body: number;
  readonly isAfterGap: boolean;
  /** How many times larger than those of items the letters of a heading are at least. */
  readonly proportion: number;
}

const sizeOf = ({ segments }: PageRow): number => median(segments.map(({ size }) => size));

/** A title's letters are so many times larger than those of items. */
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

/** Whether a word is so much higher than the price on its line that it may be parts of two lines. */
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

/** Whether all words surely stand on one line: else the price may be that of the line above or below. */
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
