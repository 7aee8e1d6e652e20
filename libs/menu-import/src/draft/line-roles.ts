import type { CleanLine } from './clean-line';
import type { MenuLine } from './menu-line';
import { namesSection } from './menu-words';
import { isNotAnItem, namesRestaurant } from './not-an-item';
import type { LineReading } from './read-line';

export interface ReadLine {
  readonly line: MenuLine;
  readonly clean: CleanLine;
  readonly reading: LineReading;
}

export type WordsRole = 'heading' | 'description' | 'item' | 'other';

/** Layout habits of a menu, which help to interpret each line. */
export interface MenuHabits {
  readonly hasPrices: boolean;
  /** Items are in capitals, so capitals do not mark a heading. */
  readonly hasItemsInCapitals: boolean;
  readonly hasBullets: boolean;
  /** Most items have a line of words below them. */
  readonly hasDescriptions: boolean;
  /** Most prices are on their own lines, below their items. */
  readonly hasPricesBelow: boolean;
}

const MAX_HEADING = 48;

/** Minimum number of described items for a habit. A few lines of words may be items without a price. */
const MIN_DESCRIBED = 3;

/** A price in which a letter replaces a similar digit: '45O', 'l20'. */
const ALMOST_PRICE = /\s(?=\S*\d)(?=\S*[OoIl|S])[\dOoIl|S.,]{2,}$/u;

export function habitsOf(lines: readonly ReadLine[]): MenuHabits {
  const items = lines.filter(({ reading }) => reading.kind === 'items');
  const names = lines.filter(
    ({ reading }, at) => reading.kind === 'items' || lines[at + 1]?.reading.kind === 'price',
  );
  const share = (count: number) => count / Math.max(1, items.length);
  const described = lines.filter(
    ({ reading }, at) => reading.kind === 'words' && lines[at - 1]?.reading.kind === 'items',
  );
  const followed = described.filter(
    ({ line, clean }) => !line.isAfterGap && !isHeadingByLook(clean, line),
  );
  return {
    hasPrices: lines.some(({ reading }) => reading.kind !== 'words'),
    hasItemsInCapitals: isMostly(names, ({ clean }) => isInCapitals(clean.text)),
    hasBullets: share(items.filter(({ clean }) => clean.bullet !== null).length) > 0.5,
    hasDescriptions: followed.length >= MIN_DESCRIBED && share(followed.length) > 0.4,
    hasPricesBelow: lines.filter(({ reading }) => reading.kind === 'price').length > items.length,
  };
}

const isMostly = <Thing>(things: readonly Thing[], holds: (thing: Thing) => boolean): boolean =>
  things.filter(holds).length > things.length / 2;

export interface WordsContext {
  readonly habits: MenuHabits;
  /** The line above is part of an item of the same block. */
  readonly isBelowItem: boolean;
  /** The item above has no price yet. */
  readonly awaitsPrice: boolean;
  /** A price below would belong to the item above, which has no price or one for each size. */
  readonly mayTakePrice: boolean;
  /** Only titles have been read so far. */
  readonly isFirst: boolean;
  readonly next: ReadLine | undefined;
  readonly afterNext: ReadLine | undefined;
}

export function roleOfWords({ line, clean }: ReadLine, context: WordsContext): WordsRole {
  const { habits, isBelowItem, awaitsPrice, mayTakePrice, isFirst, next, afterNext } = context;
  const { text, bullet } = clean;
  if (isTimedSection(text)) return 'heading';
  if (WEEKDAY.test(text) && leadsItems(next)) return 'heading';
  if (!/\p{L}{2}/u.test(text) || isNotAnItem(text)) return 'other';
  const isDescriptive = looksLikeDescription(text);
  if (habits.hasPricesBelow && awaitsPrice && !isHeadingByLook(clean, line)) return 'description';
  if (next?.reading.kind === 'price' && !isHeadingByLook(clean, line)) {
    return mayTakePrice && isDescriptive ? 'description' : 'item';
  }
  const isSection = namesSection(text) && text.length <= MAX_HEADING && bullet !== 'number';
  const isCapitals = isInCapitals(text) && !habits.hasItemsInCapitals;
  const isStrong = isHeadingByLook(clean, line) || isCapitals;
  if ((isStrong && (!isDescriptive || line.look === 'large')) || (isSection && !isDescriptive)) {
    const isTitle = line.isTitle === true && !namesSection(text);
    return isFirst && (namesRestaurant(text) || isTitle) ? 'other' : 'heading';
  }
  if (afterNext?.reading.kind === 'price' && next && looksLikeDescription(next.clean.text)) {
    return 'item';
  }
  if (ALMOST_PRICE.test(text)) return 'item';
  if (!habits.hasPrices) return isListed(clean) ? 'item' : 'other';
  if (habits.hasPricesBelow && !isDescriptive) return 'item';
  if (isBelowItem && !line.isAfterGap) {
    if (isDescriptive || line.look === 'small') return 'description';
    if (bullet !== null && habits.hasBullets) return 'item';
    return habits.hasDescriptions ? 'description' : 'item';
  }
  if (bullet === null && leadsItems(next) && !isDescriptive && text.length <= MAX_HEADING) {
    return isFirst && namesRestaurant(text) ? 'other' : 'heading';
  }
  if (isDescriptive || isFirst) return 'other';
  return 'item';
}

const WEEKDAY = /^(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo):?$/iu;

/** Matches `DESAYUNOS (7:00 a. m. - 11:00 a. m.)`. */
const isTimedSection = (text: string): boolean => {
  const [name = '', hours = ''] = text.split(/ ?[(–—]/u, 2);
  return namesSection(name) && /\d ?(?:[ap]\. ?m|[ap]m|m\.|:\d{2}|h)/iu.test(hours);
};

const leadsItems = (next: ReadLine | undefined): boolean =>
  next?.reading.kind === 'items' && !next.line.isAfterGap;

function isHeadingByLook({ text, isMarked, bullet }: CleanLine, { look }: MenuLine): boolean {
  if (text.length > MAX_HEADING && look !== 'large') return false;
  return look === 'large' || isMarked || (/:$/.test(text) && bullet !== 'number');
}

/** Is true if all letters are capitals. A text needs at least three letters. */
export function isInCapitals(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '');
  return letters.length >= 3 && letters === letters.toLocaleUpperCase('es');
}

/** Is true for an item in a list without prices: it is short and not a sentence. */
const isListed = ({ text, bullet }: CleanLine): boolean =>
  bullet !== null || (text.length <= 60 && !/[.!?]$/u.test(text));

const DESCRIBES =
  /^(?:con|servid[oa]s?|acompañad[oa]s?|incluye|inclu[ií]d[oa]s?|rellen[oa]s?|hech[oa]s?|preparad[oa]s?|cubiert[oa]s?|bañad[oa]s?|a elegir|elige|escoge|viene|vienen|todos|todas|nuestr[oa]s? \p{Ll}|en salsa|al gusto)(?![\p{L}])/iu;

/** Is true for a sentence, a list or the continuation of a line above. */
export function looksLikeDescription(text: string): boolean {
  if (/^[\p{Ll}(]/u.test(text) || DESCRIBES.test(text)) return true;
  const commas = text.split(',').length - 1;
  return (
    commas >= 2 ||
    (commas >= 1 && text.length > 30) ||
    text.length > MAX_HEADING ||
    /[^.]\.$/u.test(text)
  );
}
