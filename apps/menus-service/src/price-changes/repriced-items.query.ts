/**
 * Query of `RepricedItem` for a price change: its items with their names and prices at that time. The change's ID
 * follows.
 */
export const REPRICED_ITEMS = `
  SELECT change.menu_id AS "menuId", split_part(key, ':', 2) AS "itemId", entry->'priced'->>'name' AS name,
    entry->'priced'->'before' AS before, entry->'priced'->'after' AS after
  FROM menu_changes change, jsonb_each(change.rows) AS written (key, entry)
  WHERE entry ? 'priced' AND change.price_change_id =`;
