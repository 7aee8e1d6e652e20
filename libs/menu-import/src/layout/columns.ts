import { readLine } from '../draft/read-line';
import { bandsBetweenGutters, type Band } from './gutters';
import { median, middleOf, type Segment } from './rows';

const LEAST_SEGMENTS = 3;
/** Minimum share of prices with an item beside them in the other band. Two such bands are one column. */
const LEAST_LINK = 0.6;
/** Minimum share of prices in a band that contains only prices. */
const PRICES_ALONE = 0.6;

interface Content {
  readonly band: Band;
  readonly segments: readonly Segment[];
}

/**
 * Returns the columns of a page from left to right. A page without a gutter has one column of full width. Items and
 * their prices are one column, regardless of the gap between them.
 */
export function columnsOf(segments: readonly Segment[], pageWidth: number): Band[] {
  const bands = bandsBetweenGutters(segments, pageWidth);
  const homes = segments.map((segment) => homeOf(segment, bands));
  const filled = bands.map((band, at) => ({
    band,
    segments: segments.filter((_, index) => homes[index] === at),
  }));
  // Ends of longer names may lie between items and their prices, so `withoutEnds` joins them first.
  const linked = joinedByLinks(withoutPriceColumns(joinedByLinks(withoutFew(withoutEnds(filled)))));
  return withNameColumns(linked).map(({ band }) => band);
}

const LEAST_TABLE_ROWS = 3;
/** Minimum share of prices that have a name in the column to the left. */
const NAMED = 0.8;
/** Maximum vertical distance between cells of one row, as a multiple of the letter size. */
const SAME_LINE = 0.15;
const LONGEST_NAME = 45;

/** Joins the column of names in a table with its descriptions and prices: `Nombre | Ingredientes | Precio`. */
function withNameColumns(contents: readonly Content[]): readonly Content[] {
  const at = contents.findIndex((left, index) => {
    const right = contents[index + 1];
    return right !== undefined && namesRowsOf(left, right);
  });
  return at < 0 ? contents : withNameColumns(joinedAt(contents, at));
}

/** Returns true if the left column contains words and has a name beside nearly every price of the right one. */
function namesRowsOf(left: Content, right: Content): boolean {
  const prices = right.segments.filter(({ text }) => isPriceAlone(text));
  const isOfWords = left.segments.every(
    ({ text }) => text.length <= LONGEST_NAME && readLine(text, 1).kind === 'words',
  );
  if (!isOfWords || prices.length < LEAST_TABLE_ROWS) return false;
  const isOnLine = (one: Segment, other: Segment) =>
    Math.abs(middleOf(one) - middleOf(other)) < SAME_LINE * other.size;
  const named = prices.filter((price) => left.segments.some((name) => isOnLine(price, name)));
  return named.length >= prices.length * NAMED;
}

/** Joins neighboring columns as long as the prices of one stand beside the items of the other. */
function joinedByLinks(contents: readonly Content[]): readonly Content[] {
  const links = contents.slice(1).map((right, index) => linkOf(contents[index]!, right));
  const strongest = Math.max(0, ...links);
  if (strongest < LEAST_LINK) return contents;
  return joinedByLinks(joinedAt(contents, links.indexOf(strongest)));
}

/** Returns the index of the band that contains most of a segment's width. */
function homeOf({ left, right }: Segment, bands: readonly Band[]): number {
  const shared = bands.map((band) => Math.min(right, band.right) - Math.max(left, band.left));
  return shared.indexOf(Math.max(...shared));
}

const joinedAt = (columns: readonly Content[], index: number): Content[] => [
  ...columns.slice(0, index),
  joined(columns[index]!, columns[index + 1]!),
  ...columns.slice(index + 2),
];

const joined = (one: Content, other: Content): Content => ({
  band: { left: one.band.left, right: other.band.right },
  segments: [...one.segments, ...other.segments],
});

/** Joins a column to the one on its left if most of its segments begin in that one: they are ends of longer names. */
function withoutEnds(contents: readonly Content[]): Content[] {
  const columns: Content[] = [];
  for (const content of contents) {
    const last = columns.at(-1);
    const ends = content.segments.filter(({ left }) => last && left < last.band.right).length;
    if (last && ends * 2 > content.segments.length)
      columns[columns.length - 1] = joined(last, content);
    else columns.push(content);
  }
  return columns;
}

/** Joins a column with very few segments to the one on its left. */
function withoutFew(contents: readonly Content[]): Content[] {
  const columns: Content[] = [];
  for (const content of contents) {
    const last = columns.at(-1);
    const isFew = Math.min(content.segments.length, last?.segments.length ?? 0) < LEAST_SEGMENTS;
    if (last && isFew) columns[columns.length - 1] = joined(last, content);
    else columns.push(content);
  }
  return columns;
}

/** Joins a column of prices to the one on its left. It contains the prices of further sizes. */
function withoutPriceColumns(contents: readonly Content[]): Content[] {
  const columns: Content[] = [];
  for (const content of contents) {
    const last = columns.at(-1);
    const prices = content.segments.filter(({ text }) => isPriceAlone(text)).length;
    const isOfPrices = prices >= content.segments.length * PRICES_ALONE;
    if (last && isOfPrices) columns[columns.length - 1] = joined(last, content);
    else columns.push(content);
  }
  return columns;
}

/** Returns the share of prices without an item in their own band that have one beside them in the other band. */
function linkOf(left: Content, right: Content): number {
  const [one, other] = [unpaired(left), unpaired(right)];
  const height = median([...left.segments, ...right.segments].map(({ size }) => size)) / 2;
  const pairs =
    levelWith(one.prices, other.words, height) + levelWith(other.prices, one.words, height);
  return pairs / Math.max(LEAST_SEGMENTS, one.prices.length + other.prices.length);
}

/** Prices of a band without words beside them, and words without a price. */
function unpaired({ segments }: Content) {
  const height = median(segments.map(({ size }) => size)) / 2;
  const priced = segments.filter(({ text }) => isPriceAlone(text));
  const words = segments.filter(({ text }) => readLine(text, 1).kind === 'words');
  const [wordLevels, priceLevels] = [levelsOf(words, height), levelsOf(priced, height)];
  const alone = priced.filter((segment) => !isAtLevel(segment, wordLevels, height));
  // Prices below their items are fewer than words, although another column may have words beside them. If most prices
  // have words beside them, the words of the other prices were not recognized.
  const isOfPrices = priced.length > words.length && alone.length * 2 > priced.length;
  return {
    prices: isOfPrices ? alone : [],
    words: words.filter((segment) => !isAtLevel(segment, priceLevels, height)),
  };
}

const levelWith = (
  some: readonly Segment[],
  others: readonly Segment[],
  height: number,
): number => {
  const levels = levelsOf(others, height);
  return some.filter((segment) => isAtLevel(segment, levels, height)).length;
};

const levelOf = (segment: Segment, height: number): number =>
  Math.round(middleOf(segment) / height);

const levelsOf = (segments: readonly Segment[], height: number): ReadonlySet<number> =>
  new Set(segments.map((segment) => levelOf(segment, height)));

const isAtLevel = (segment: Segment, levels: ReadonlySet<number>, height: number): boolean =>
  [-1, 0, 1].some((step) => levels.has(levelOf(segment, height) + step));

export const isPriceAlone = (text: string): boolean => readLine(text, 1).kind === 'price';
