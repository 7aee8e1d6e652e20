import {
  CreateEventTables1763000000000,
  LetEventsBeTraced1763000100000,
  type Migration,
} from '@cartaviva/persistence';
import { CreateSubscriptions1763000001000 } from './1763000001000-create-subscriptions';
import { NumberChanges1763000002000 } from './1763000002000-number-changes';
import { TakePayments1763000040000 } from './1763000040000-take-payments';
import { FindWhatLapsed1763000050000 } from './1763000050000-find-what-lapsed';
import { EndTransferredPlans1763000130000 } from './1763000130000-end-transferred-plans';

/** The whole history of the billing schema, oldest first. */
export const migrations: readonly Migration[] = [
  CreateEventTables1763000000000,
  CreateSubscriptions1763000001000,
  NumberChanges1763000002000,
  TakePayments1763000040000,
  FindWhatLapsed1763000050000,
  LetEventsBeTraced1763000100000,
  EndTransferredPlans1763000130000,
];
