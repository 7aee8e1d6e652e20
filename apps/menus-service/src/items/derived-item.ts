import { DomainError } from '@cartaviva/contracts';
import { canReturnAt, RULE_MESSAGES } from '@cartaviva/domain';
import { withoutOptions } from '../translations/without-options';
import type { Item } from './item.entity';
import type { WrittenItem } from './normalized-item';

/** A new item, before anything was written of it. */
export const BLANK_ITEM = {
  isAvailable: true,
  availableAgainAt: null,
  sizes: [],
  extras: [],
  translations: {},
} satisfies Partial<Item>;

type Before = Pick<Item, keyof typeof BLANK_ITEM>;

/**
 * What was written, with all that follows from it: an item with sizes costs what the first of them
 * does, what is available has no return to wait for, and a translation goes with its option. Refused
 * by field when the return that was written cannot be.
 */
export function derivedItem(before: Before, written: WrittenItem, now: Date): Partial<Item> {
  const { isAvailable, sizes, extras, availableAgainAt, translations } = { ...before, ...written };
  if (written.availableAgainAt) requireReturn(before, isAvailable, written.availableAgainAt, now);
  const names = [...sizes, ...extras].map(({ name }) => name);
  return {
    ...written,
    ...(sizes[0] && { price: sizes[0].price }),
    availableAgainAt: isAvailable ? null : availableAgainAt,
    translations: withoutOptions(translations, names),
  };
}

function requireReturn(before: Before, isAvailable: boolean, at: Date, now: Date): void {
  const refuse = (sentence: string) => {
    throw new DomainError('INVALID_INPUT', { fields: { availableAgainAt: sentence } });
  };
  if (isAvailable) refuse(RULE_MESSAGES.returnOfAvailable);
  // One that was agreed before may be sent again, even if it is just due.
  const isNew = at.getTime() !== before.availableAgainAt?.getTime();
  if (isNew && !canReturnAt(at, now)) refuse(RULE_MESSAGES.returnMoment);
}
