import type { AccountTable } from '@cartaviva/persistence';

/** What is stored of an account. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { table: 'webhooks', column: 'account_id', onErasure: 'delete' },
  { table: 'webhooks', column: 'made_by', onErasure: 'apart' },
  { table: 'webhooks', column: 'secret_made_by', onErasure: 'apart' },
  { table: 'webhooks', column: 'previous_secret_made_by', onErasure: 'apart' },
  // Their files go before them.
  { table: 'objects', column: 'account_id', onErasure: 'apart' },
  { table: 'upload_tickets', column: 'account_id', onErasure: 'apart' },
];
