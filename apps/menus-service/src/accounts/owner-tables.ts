import type { OwnerTable } from '@cartaviva/persistence';

const byUser = (
  table: string,
  onErasure: OwnerTable['onErasure'],
  onTransfer: OwnerTable['onTransfer'],
): OwnerTable => ({ table, column: 'account_id', onErasure, onTransfer });

/**
 * What is stored of an owner. Scheduled changes come first, as their sweep locks them, and then menus.
 * Mails about a week, and whether one wants them, are about the mailbox: they stay with the person.
 */
export const OWNER_TABLES: readonly OwnerTable[] = [
  byUser('scheduled_changes', 'delete', 'move'),
  { table: 'scheduled_changes', column: 'made_by', onErasure: 'apart', onTransfer: 'apart' },
  // One by one, each with its event.
  byUser('menus', 'apart', 'move'),
  byUser('menu_activity', 'delete', 'move'),
  byUser('price_changes', 'delete', 'move'),
  byUser('restaurants', 'delete', 'move'),
  byUser('deleted_restaurants', 'delete', 'move'),
  byUser('weekly_mails', 'delete', 'stay'),
  byUser('weekly_mail_settings', 'delete', 'stay'),
  byUser('entitlements', 'apart', 'apart'),
  // Says for ever that nothing is made for who is gone; who is closing takes and gives no account.
  byUser('closed_accounts', 'stay', 'stay'),
  { table: 'menu_versions', column: 'author_id', onErasure: 'apart', onTransfer: 'apart' },
];
