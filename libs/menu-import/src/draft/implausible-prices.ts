import type { BuiltItem } from './draft-builder';

/** How many times dearer or cheaper than the menu's middle price a price may be and look right. */
const MAX_PROPORTION = 20;

/** Marks the prices that are far from all others: a digit is missing, or the number was no price. */
export function doubtImplausiblePrices(items: readonly BuiltItem[]): void {
  const prices = items.flatMap(({ price }) => (price === null ? [] : [Number(price)]));
  const middle = prices.sort((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
  for (const { price, doubts } of items) {
    const value = Number(price ?? middle);
    if (value * MAX_PROPORTION < middle || value > middle * MAX_PROPORTION) doubts.add('price');
  }
}

/** Names that begin like this go on from a line above, or were cut: their price may be another item's. */
const STRAY = /^[\p{Ll}\p{P}\p{S}\p{N}]|^.{0,3}$/u;
/** Names that begin or end like this go on above or below, or were cut. */
const PART =
  /^(?:con|sin|de|del|y|al|en)\s|\s(?:con|sin|de|del|y|e|o|u|a|al|en|el|la|los|las|para)$/iu;

/** Names that list what is in an item are longer, or took its description along. */
const isList = (name: string): boolean => name.length > 30 && name.includes(',');

const looksCut = (name: string): boolean => STRAY.test(name) || PART.test(name) || isList(name);

/**
 * Marks the items of a page whose names look cut off, where others begin as names do: a line was read in
 * part, or as two.
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
