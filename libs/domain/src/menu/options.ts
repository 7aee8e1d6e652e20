import { DomainError } from '../errors';
import { RULE_MESSAGES } from '../messages';
import { canonicalPrice } from '../money';
import { normalizedText } from '../normalized-text';

/** A size of an item with its full price, or an extra with its surcharge. */
export interface PricedOption {
  name: string;
  price: string;
}

/** Converts options to their stored form. Refused by field when two names differ only in blanks. */
export function normalizedOptions(field: string, options: readonly PricedOption[]): PricedOption[] {
  const normalized = options.map(({ name, price }) => ({
    name: normalizedText(name),
    price: canonicalPrice(price),
  }));
  if (new Set(normalized.map(({ name }) => name)).size < normalized.length) {
    throw new DomainError('INVALID_INPUT', { fields: { [field]: RULE_MESSAGES.repeatedOption } });
  }
  return normalized;
}

/** Returns true if the prices match the options: the same names in the same order. */
export const areFor = (
  options: readonly PricedOption[],
  priced: readonly PricedOption[],
): boolean =>
  options.length === priced.length &&
  options.every(({ name }, index) => name === priced[index]!.name);

/**
 * Refuses a price that differs from the price of the first size. An item with sizes costs what its
 * first size costs, so another price would be lost. Both prices must be canonical.
 */
export function requireFirstPrice(
  field: string,
  price: string | undefined,
  [first]: readonly PricedOption[],
): void {
  if (price === undefined || !first || price === first.price) return;
  throw new DomainError('INVALID_INPUT', {
    fields: { [field]: RULE_MESSAGES.sizedPrice(first.price) },
  });
}
