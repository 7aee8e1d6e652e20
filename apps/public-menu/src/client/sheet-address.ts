export const ORDER_ANCHOR = '#pedido';

/** Is true if a hash names an item (menu/anchors.ts). */
export const isItemAnchor = (hash: string) => hash.startsWith('#p-');

export const INDEX_ANCHOR = '#indice';

/** Hash of the sheet that calls a waiter. */
export const TABLE_ANCHOR = '#mesa';

/** Is true if a hash names something that a sheet shows. */
export const isSheetAnchor = (hash: string) =>
  isItemAnchor(hash) || [ORDER_ANCHOR, INDEX_ANCHOR, TABLE_ANCHOR].includes(hash);
