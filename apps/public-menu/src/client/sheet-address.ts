/** Where the order is in the page's address. */
export const ORDER_ANCHOR = '#pedido';

/** Whether an address's hash names an item (menu/anchors.ts). */
export const isItemAnchor = (hash: string) => hash.startsWith('#p-');

/** Where the index of a long menu is. */
export const INDEX_ANCHOR = '#indice';
