import { MAX_EXTRAS, MAX_SIZES, RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import { ListOf, Price, Text } from '../rules';

/** A size of an item with its whole price, or an extra with what it adds. */
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

/** Prices by size: an item that has any costs what its sizes say, and `price` is the first of them. */
export const Sizes = () => Options(MAX_SIZES);

/** What a diner may add, each for a price of its own. */
export const Extras = () => Options(MAX_EXTRAS);
