/** The items of a price change whose id follows, with their names and prices of then: a query of `RepricedItem`. */
export const REPRICED_ITEMS = `
  SELECT change.menu_id AS "menuId", split_part(key, ':', 2) AS "itemId", entry->'priced'->>'name' AS name,
    entry->'priced'->'before' AS before, entry->'priced'->'after' AS after
  FROM menu_changes change, jsonb_each(change.rows) AS written (key, entry)
  WHERE entry ? 'priced' AND change.price_change_id =`;
