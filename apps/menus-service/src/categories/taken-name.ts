import { DomainError } from '@cartaviva/contracts';
import { QueryFailedError } from 'typeorm';

/** The constraints that say "one category of a name per menu", as written and as read. */
const NAME_CONSTRAINTS = ['menu_categories_name', 'menu_categories_folded_name'];

/** Names the database's refusal of a category's name; throws every other error as it is. */
export function refuseTakenName(error: unknown): never {
  const cause: { constraint?: string } = error instanceof QueryFailedError ? error.driverError : {};
  if (NAME_CONSTRAINTS.includes(cause.constraint ?? '')) {
    throw new DomainError('CATEGORY_NAME_TAKEN');
  }
  throw error;
}
