import type { AccountTable } from '@cartaviva/persistence';

/** Tables with personal data of a user. Payments and receipts stay with the user to whom they were issued. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { table: 'subscriptions', column: 'account_id', onErasure: 'apart' },
  { table: 'payments', column: 'account_id', onErasure: 'apart' },
  { table: 'reminders', column: 'account_id', onErasure: 'delete' },
  // Admins of the installation, who grant and take back.
  { table: 'subscriptions', column: 'granted_by', onErasure: 'stay' },
  { table: 'subscriptions', column: 'revoked_by', onErasure: 'stay' },
];
