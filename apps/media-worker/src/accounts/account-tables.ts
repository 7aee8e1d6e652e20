import type { AccountTable } from '@cartaviva/persistence';

/** Tables with data of an account, and how its erasure treats them. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { table: 'webhooks', column: 'account_id', onErasure: 'delete' },
  { table: 'webhooks', column: 'made_by', onErasure: 'apart' },
  { table: 'webhooks', column: 'secret_made_by', onErasure: 'apart' },
  { table: 'webhooks', column: 'previous_secret_made_by', onErasure: 'apart' },
  // These rows are deleted separately, after their files.
  { table: 'objects', column: 'account_id', onErasure: 'apart' },
  { table: 'upload_tickets', column: 'account_id', onErasure: 'apart' },
];
