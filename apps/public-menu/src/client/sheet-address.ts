/** Where the order is in the page's address. */
export const ORDER_ANCHOR = '#pedido';

/** Whether an address's hash names an item (menu/anchors.ts). */
export const isItemAnchor = (hash: string) => hash.startsWith('#p-');

/** Where the index of a long menu is. */
export const INDEX_ANCHOR = '#indice';

/** Where a table calls for somebody. */
export const TABLE_ANCHOR = '#mesa';

/** Whether an address's hash names something that is shown in a sheet. */
export const isSheetAnchor = (hash: string) =>
  isItemAnchor(hash) || [ORDER_ANCHOR, INDEX_ANCHOR, TABLE_ANCHOR].includes(hash);
