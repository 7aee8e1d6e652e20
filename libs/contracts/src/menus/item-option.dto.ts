import { MAX_EXTRAS, MAX_SIZES, RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import { ListOf, Price, Text } from '../rules';

/** A size of an item with its full price, or an extra with its surcharge. */
export class ItemOption {
  @Text({ min: 1, max: TEXT_LIMITS.option })
  name: string;

  @Price()
  price: string;
}

const Options = (max: number) =>
  ListOf(() => ItemOption, {
    max,
    unique: { by: ({ name }) => name, message: RULE_MESSAGES.repeatedOption },
  });

/** Prices by size. The price of an item with sizes is the price of its first size. */
export const Sizes = () => Options(MAX_SIZES);

export const Extras = () => Options(MAX_EXTRAS);
