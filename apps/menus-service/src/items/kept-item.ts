import {
  DomainError,
  type CreateItemRequest,
  type ItemOption,
  type UpdateItemRequest,
} from '@cartaviva/contracts';
import { canonicalPrice, RULE_MESSAGES } from '@cartaviva/domain';
import { keptFields, keptText } from '../kept-fields';
import type { Item } from './item.entity';

type Sent = CreateItemRequest | UpdateItemRequest;

/** What may be written of an item. */
export type WrittenItem = Partial<Pick<Item, keyof UpdateItemRequest>>;

/** What was sent of an item, as rows hold it. */
export function keptItem(sent: Sent): WrittenItem {
  const { price, sizes, extras, availableAgainAt, ...kept } = keptFields(sent);
  return {
    ...kept,
    ...(price !== undefined && { price: canonicalPrice(price) }),
    ...(sizes && { sizes: keptOptions('sizes', sizes) }),
    ...(extras && { extras: keptOptions('extras', extras) }),
    ...(availableAgainAt !== undefined && {
      availableAgainAt: availableAgainAt === null ? null : new Date(availableAgainAt),
    }),
  };
}

/** Options as rows hold them. Refused by field when two differ in blanks alone. */
export function keptOptions(field: string, options: ItemOption[]): ItemOption[] {
  const kept = options.map(({ name, price }) => ({
    name: keptText(name)!,
    price: canonicalPrice(price),
  }));
  if (new Set(kept.map(({ name }) => name)).size < kept.length) {
    throw new DomainError('INVALID_INPUT', { fields: { [field]: RULE_MESSAGES.repeatedOption } });
  }
  return kept;
}
