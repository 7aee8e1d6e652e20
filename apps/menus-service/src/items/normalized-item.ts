import {
  DomainError,
  type CreateItemRequest,
  type ItemOption,
  type UpdateItemRequest,
} from '@cartaviva/contracts';
import { canonicalPrice, normalizedText, RULE_MESSAGES } from '@cartaviva/domain';
import { normalizedFields } from '../normalized-fields';
import type { Item } from './item.entity';

type Sent = CreateItemRequest | UpdateItemRequest;

/** What may be written of an item. */
export type WrittenItem = Partial<Pick<Item, keyof UpdateItemRequest>>;

/** What was sent of an item, as rows hold it. */
export function normalizedItem(sent: Sent): WrittenItem {
  const { price, sizes, extras, availableAgainAt, ...normalized } = normalizedFields(sent);
  return {
    ...normalized,
    ...(price !== undefined && { price: canonicalPrice(price) }),
    ...(sizes && { sizes: normalizedOptions('sizes', sizes) }),
    ...(extras && { extras: normalizedOptions('extras', extras) }),
    ...(availableAgainAt !== undefined && {
      availableAgainAt: availableAgainAt === null ? null : new Date(availableAgainAt),
    }),
  };
}

/** Options as rows hold them. Refused by field when two differ in blanks alone. */
export function normalizedOptions(field: string, options: ItemOption[]): ItemOption[] {
  const normalized = options.map(({ name, price }) => ({
    name: normalizedText(name),
    price: canonicalPrice(price),
  }));
  if (new Set(normalized.map(({ name }) => name)).size < normalized.length) {
    throw new DomainError('INVALID_INPUT', { fields: { [field]: RULE_MESSAGES.repeatedOption } });
  }
  return normalized;
}
