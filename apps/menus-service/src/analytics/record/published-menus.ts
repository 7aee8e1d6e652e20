/**
 * Selects the menus in `$1` that diners can see, and locks them against deletion until the transaction ends. Views of
 * a menu that is deleted meanwhile are ignored.
 */
export const PUBLISHED_MENUS = `
  SELECT id FROM menus
  WHERE id = ANY($1) AND is_published AND deleted_at IS NULL
    AND NOT EXISTS (
      SELECT FROM closed_accounts owner WHERE owner.account_id = menus.account_id AND owner.erases_at IS NOT NULL)
  ORDER BY id FOR KEY SHARE`;
