import type { AccountTable } from '@cartaviva/persistence';

/** Tables with personal data of an account. Payments and subscriptions stay, under an anonymous ID. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { table: 'subscriptions', column: 'account_id', onErasure: 'apart' },
  { table: 'payments', column: 'account_id', onErasure: 'apart' },
  { table: 'reminders', column: 'account_id', onErasure: 'delete' },
  // Administrators of the installation, who grant and revoke plans.
  { table: 'subscriptions', column: 'granted_by', onErasure: 'stay' },
  { table: 'subscriptions', column: 'revoked_by', onErasure: 'stay' },
];
