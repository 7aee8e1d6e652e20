import { CreateEventTables1763000000000, type Migration } from '@cartaviva/persistence';
import { CreateSubscriptions1763000001000 } from './1763000001000-create-subscriptions';

/** The whole history of the billing schema, oldest first. */
export const migrations: readonly Migration[] = [
  CreateEventTables1763000000000,
  CreateSubscriptions1763000001000,
];
