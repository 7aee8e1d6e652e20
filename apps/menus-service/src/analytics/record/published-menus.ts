/**
 * Those of the menus `$1` that diners can see, held against deletion until the transaction ends: what
 * is told of a menu that goes meanwhile is left out, and does not outlive it.
 */
export const PUBLISHED_MENUS = `
  SELECT id FROM menus
  WHERE id = ANY($1) AND is_published AND deleted_at IS NULL
    AND NOT EXISTS (
      SELECT FROM closed_owners owner WHERE owner.user_id = menus.user_id AND owner.erases_at IS NOT NULL)
  ORDER BY id FOR KEY SHARE`;
