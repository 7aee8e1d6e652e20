import type { BuiltItem } from './draft-builder';

/** Maximum ratio between a plausible price and the median price, in both directions. */
const MAX_PROPORTION = 20;

/** Marks prices that are far from the median as doubtful. They may lack a digit or not be prices at all. */
export function doubtImplausiblePrices(items: readonly BuiltItem[]): void {
  const prices = items.flatMap(({ price }) => (price === null ? [] : [Number(price)]));
  const middle = prices.sort((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
  for (const { price, doubts } of items) {
    const value = Number(price ?? middle);
    if (value * MAX_PROPORTION < middle || value > middle * MAX_PROPORTION) doubts.add('price');
  }
}

/** Beginnings of names that continue a line above or were cut. Their price may belong to another item. */
const STRAY = /^[\p{Ll}\p{P}\p{S}\p{N}]|^.{0,3}$/u;
/** Beginnings and ends of names that continue on another line or were cut. */
const PART =
  /^(?:con|sin|de|del|y|al|en)\s|\s(?:con|sin|de|del|y|e|o|u|a|al|en|el|la|los|las|para)$/iu;

/** Is true for a long name with commas, which probably includes the description. */
const isList = (name: string): boolean => name.length > 30 && name.includes(',');

const looksCut = (name: string): boolean => STRAY.test(name) || PART.test(name) || isList(name);

/**
 * Marks items of a page as doubtful if their names look cut while most others do not. The line was probably read in
 * part or split.
 */
export function doubtStrayNames(items: readonly BuiltItem[]): void {
  const stray = items.filter(({ name }) => looksCut(name));
  if (stray.length * 2 > items.length) return;
  for (const { doubts, place, price } of stray) {
    if (!place) continue;
    doubts.add('name');
    if (price !== null) doubts.add('price');
  }
}
