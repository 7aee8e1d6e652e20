import type { AccountTable } from '@cartaviva/persistence';

const byAccount = (table: string, onErasure: AccountTable['onErasure']): AccountTable => ({
  table,
  column: 'account_id',
  onErasure,
});

/** What is stored of an account. Scheduled changes come first, as their sweep locks them, and then menus. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  byAccount('scheduled_changes', 'delete'),
  { table: 'scheduled_changes', column: 'made_by', onErasure: 'apart' },
  // One by one, each with its event.
  byAccount('menus', 'apart'),
  byAccount('menu_changes', 'delete'),
  byAccount('price_changes', 'delete'),
  byAccount('restaurants', 'delete'),
  byAccount('weekly_mails', 'delete'),
  byAccount('weekly_mail_settings', 'delete'),
  byAccount('entitlements', 'apart'),
  // Says for ever that nothing is made for an account that is gone.
  byAccount('closed_accounts', 'stay'),
  { table: 'menu_changes', column: 'author_id', onErasure: 'apart' },
];
