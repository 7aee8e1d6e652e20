import { DomainError } from '../errors';
import { requireAllowedTags, type Allergen } from './allergens';
import type { Translations } from '../languages';
import { RULE_MESSAGES } from '../messages';
import { canonicalPrice } from '../money';
import { getMoment } from '../moments';
import { canReturnAt } from './availability';
import type { DietaryTag } from './diets';
import { normalizedFields } from '../normalized-text';
import { normalizedOptions, requireFirstPrice, type PricedOption } from './options';
import { withoutOptions } from './without-options';

/** Fields of a request that need conversion. Moments are texts. */
interface SentItem {
  readonly price?: string;
  readonly sizes?: PricedOption[];
  readonly extras?: PricedOption[];
  readonly availableAgainAt?: string | null;
}

type WithMoment<Sent> = Omit<Sent, 'availableAgainAt'> & { availableAgainAt?: Date | null };

/** Converts the fields of a request to their stored form. A moment without an offset is local to the restaurant. */
export function normalizedItem<Sent extends SentItem>(
  sent: Sent,
  timeZone: string,
): WithMoment<Sent> {
  const { price, sizes, extras, availableAgainAt, ...others } = normalizedFields(sent);
  return {
    ...others,
    ...(price !== undefined && { price: canonicalPrice(price) }),
    ...(sizes && { sizes: normalizedOptions('sizes', sizes) }),
    ...(extras && { extras: normalizedOptions('extras', extras) }),
    ...(availableAgainAt !== undefined && {
      availableAgainAt: availableAgainAt === null ? null : getMoment(availableAgainAt, timeZone),
    }),
  } as WithMoment<Sent>;
}

/** State of an item that determines the consequences of a change. */
export interface ItemState {
  readonly isAvailable: boolean;
  /** Null for an available item. */
  readonly availableAgainAt: Date | null;
  readonly sizes: PricedOption[];
  readonly extras: PricedOption[];
  readonly dietaryTags: DietaryTag[];
  readonly allergens: Allergen[];
  readonly translations: Translations;
}

export const BLANK_ITEM: ItemState = {
  isAvailable: true,
  availableAgainAt: null,
  sizes: [],
  extras: [],
  dietaryTags: [],
  allergens: [],
  translations: {},
};

/**
 * Adds the consequences of an update. An item with sizes costs what its first size costs, an
 * available item has no return date, and a translation disappears with its option.
 * @throws DomainError INVALID_INPUT by field when the return date is impossible, when the price is
 * not the first size's, or when allergens contradict a dietary tag
 */
export function derivedItem<
  Written extends Partial<ItemState> & { readonly name?: string; readonly price?: string },
>(before: ItemState, written: Written, now: Date) {
  const { isAvailable, sizes, extras, availableAgainAt, translations } = { ...before, ...written };
  requireFirstPrice('price', written.price, sizes);
  requireAllowedTags(before, written);
  if (written.availableAgainAt) requireReturn(before, isAvailable, written.availableAgainAt, now);
  const names = [...sizes, ...extras].map(({ name }) => name);
  return {
    ...written,
    ...(sizes[0] && { price: sizes[0].price }),
    availableAgainAt: isAvailable ? null : availableAgainAt,
    translations: withoutOptions(translations, names),
  };
}

function requireReturn(before: ItemState, isAvailable: boolean, at: Date, now: Date): void {
  const refuse = (sentence: string) => {
    throw new DomainError('INVALID_INPUT', { fields: { availableAgainAt: sentence } });
  };
  if (isAvailable) refuse(RULE_MESSAGES.returnOfAvailable);
  // A date that was stored before may be sent again, even if it has just passed.
  const isNew = at.getTime() !== before.availableAgainAt?.getTime();
  if (isNew && !canReturnAt(at, now)) refuse(RULE_MESSAGES.returnMoment);
}
