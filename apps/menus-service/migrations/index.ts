import { CreateEventTables1763000000000, type Migration } from '@cartaviva/persistence';
import { CreateMenus1763000001000 } from './1763000001000-create-menus';
import { CreateVisits1763000002000 } from './1763000002000-create-visits';
import { CreateEntitlements1763000003000 } from './1763000003000-create-entitlements';
import { NumberEntitlements1763000004000 } from './1763000004000-number-entitlements';
import { CreateClosedOwners1763000005000 } from './1763000005000-create-closed-owners';

/** The schema `menus`, step by step; each step works with the release before it. */
export const migrations: readonly Migration[] = [
  CreateEventTables1763000000000,
  CreateMenus1763000001000,
  CreateVisits1763000002000,
  CreateEntitlements1763000003000,
  NumberEntitlements1763000004000,
  CreateClosedOwners1763000005000,
];
