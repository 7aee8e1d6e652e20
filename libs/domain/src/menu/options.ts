import { DomainError } from '../errors';
import { RULE_MESSAGES } from '../messages';
import { canonicalPrice } from '../money';
import { normalizedText } from '../normalized-text';

/** A size of an item with its whole price, or an extra with what it adds. */
export interface PricedOption {
  name: string;
  price: string;
}

/** Options as they are stored. Refused by field when two differ in blanks alone. */
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

/** Whether prices are for these options: the same names in the same order. */
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
