import type { OwnerTable } from '@cartaviva/persistence';

/** What is stored of an owner. Of images and uploads those of a profile stay with the person. */
export const OWNER_TABLES: readonly OwnerTable[] = [
  { table: 'webhooks', column: 'account_id', onErasure: 'delete', onTransfer: 'apart' },
  { table: 'webhooks', column: 'made_by', onErasure: 'apart', onTransfer: 'apart' },
  { table: 'webhooks', column: 'secret_made_by', onErasure: 'apart', onTransfer: 'apart' },
  { table: 'webhooks', column: 'previous_secret_made_by', onErasure: 'apart', onTransfer: 'apart' },
  // Their files go before them.
  { table: 'objects', column: 'account_id', onErasure: 'apart', onTransfer: 'apart' },
  { table: 'upload_tickets', column: 'account_id', onErasure: 'apart', onTransfer: 'apart' },
];
