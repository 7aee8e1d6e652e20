import { readLine } from '../draft/read-line';
import { bandsBetweenGutters, type Band } from './gutters';
import { median, middleOf, type Segment } from './rows';

/** Fewer segments than these make no column. */
const LEAST_SEGMENTS = 3;
/** Bands are one column when so many of their prices stand beside an item of the other. */
const LEAST_LINK = 0.6;
/** A band of prices alone has this share of them. */
const PRICES_ALONE = 0.6;

interface Content {
  readonly band: Band;
  readonly segments: readonly Segment[];
}

/**
 * The columns of a page, from left to right: one with all its width when it has no gutter. Items and
 * their prices are one column, whatever room there is between them.
 */
export function columnsOf(segments: readonly Segment[], pageWidth: number): Band[] {
  const bands = bandsBetweenGutters(segments, pageWidth);
  const homes = segments.map((segment) => homeOf(segment, bands));
  const filled = bands.map((band, at) => ({
    band,
    segments: segments.filter((_, index) => homes[index] === at),
  }));
  // Between items and their prices there may be the ends of longer names: these are joined first.
  const linked = joinedByLinks(withoutPriceColumns(joinedByLinks(withoutFew(withoutEnds(filled)))));
  return withNameColumns(linked).map(({ band }) => band);
}

/** A table has at least so many rows. */
const LEAST_TABLE_ROWS = 3;
/** Share of the prices beside which the column on the left has a name. */
const NAMED = 0.8;
/** Cells of one row differ in height by less than this, in sizes of their letters. */
const SAME_LINE = 0.15;
const LONGEST_NAME = 45;

/** Joins the names of a table with its descriptions and prices: `Nombre | Ingredientes | Precio`. */
function withNameColumns(contents: readonly Content[]): readonly Content[] {
  const at = contents.findIndex((left, index) => {
    const right = contents[index + 1];
    return right !== undefined && namesRowsOf(left, right);
  });
  return at < 0 ? contents : withNameColumns(joinedAt(contents, at));
}

/** Returns true if a column of words has a name on the line of nearly each price of the other. */
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

/** Joins neighbours as long as the prices of one stand beside the items of the other. */
function joinedByLinks(contents: readonly Content[]): readonly Content[] {
  const links = contents.slice(1).map((right, index) => linkOf(contents[index]!, right));
  const strongest = Math.max(0, ...links);
  if (strongest < LEAST_LINK) return contents;
  return joinedByLinks(joinedAt(contents, links.indexOf(strongest)));
}

/** The band that a segment has most of its width in. */
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

/** What mostly begins in the band left of it are the ends of longer names there. */
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

/** What has hardly anything in it belongs to what is left of it. */
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

/** Prices of further sizes belong to the items left of them. */
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

/** The share of the prices without an item beside them, in either band, that have one in the other. */
function linkOf(left: Content, right: Content): number {
  const [one, other] = [unpaired(left), unpaired(right)];
  const height = median([...left.segments, ...right.segments].map(({ size }) => size)) / 2;
  const pairs =
    levelWith(one.prices, other.words, height) + levelWith(other.prices, one.words, height);
  return pairs / Math.max(LEAST_SEGMENTS, one.prices.length + other.prices.length);
}

/** Prices of a band that have no words beside them, and words that have no price. */
function unpaired({ segments }: Content) {
  const height = median(segments.map(({ size }) => size)) / 2;
  const priced = segments.filter(({ text }) => isPriceAlone(text));
  const words = segments.filter(({ text }) => readLine(text, 1).kind === 'words');
  const [wordLevels, priceLevels] = [levelsOf(words, height), levelsOf(priced, height)];
  const alone = priced.filter((segment) => !isAtLevel(segment, wordLevels, height));
  // Prices below their items have words beside them in another column, too: they are fewer than words.
  // Where most have words beside them, those of the others were not read.
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

/** Whether a segment is a price without its item. */
export const isPriceAlone = (text: string): boolean => readLine(text, 1).kind === 'price';
