import { CreateEventTables1763000000000, type Migration } from '@cartaviva/persistence';
import { CreateUsers1763000001000 } from './1763000001000-create-users';
import { CreateSessions1763000002000 } from './1763000002000-create-sessions';
import { CreateVerificationCodes1763000003000 } from './1763000003000-create-verification-codes';
import { CreateDemoRequests1763000004000 } from './1763000004000-create-demo-requests';

/** The whole history of the identity schema, oldest first. */
export const migrations: readonly Migration[] = [
  CreateEventTables1763000000000,
  CreateUsers1763000001000,
  CreateSessions1763000002000,
  CreateVerificationCodes1763000003000,
  CreateDemoRequests1763000004000,
];
