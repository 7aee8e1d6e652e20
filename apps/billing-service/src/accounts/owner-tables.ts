import type { OwnerTable } from '@cartaviva/persistence';

/** What is stored of a user. Payments and their receipts stay with whom they were issued to. */
export const OWNER_TABLES: readonly OwnerTable[] = [
  { table: 'subscriptions', column: 'account_id', onErasure: 'apart', onTransfer: 'apart' },
  { table: 'payments', column: 'account_id', onErasure: 'apart', onTransfer: 'stay' },
  { table: 'reminders', column: 'account_id', onErasure: 'delete', onTransfer: 'apart' },
  // Admins of the installation, who grant and take back.
  { table: 'subscriptions', column: 'granted_by', onErasure: 'stay', onTransfer: 'stay' },
  { table: 'subscriptions', column: 'revoked_by', onErasure: 'stay', onTransfer: 'stay' },
];
