import type { AccountTable } from '@cartaviva/persistence';

const byAccount = (table: string, onErasure: AccountTable['onErasure']): AccountTable => ({
  table,
  column: 'account_id',
  onErasure,
});

/**
 * Tables with data of an account. Scheduled changes come before menus, in the order in which their sweep locks them.
 */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  byAccount('scheduled_changes', 'delete'),
  { table: 'scheduled_changes', column: 'made_by', onErasure: 'apart' },
  // Menus are deleted one by one, each with its event.
  byAccount('menus', 'apart'),
  byAccount('menu_changes', 'delete'),
  byAccount('price_changes', 'delete'),
  byAccount('restaurants', 'delete'),
  byAccount('weekly_mails', 'delete'),
  byAccount('weekly_mail_settings', 'delete'),
  byAccount('entitlements', 'apart'),
  // The row stays, so that nothing is ever created for an erased account.
  byAccount('closed_accounts', 'stay'),
  { table: 'menu_changes', column: 'author_id', onErasure: 'apart' },
];
