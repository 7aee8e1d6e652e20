/** Where the order is in the page's address. */
export const ORDER_ANCHOR = '#pedido';

/** Whether an address's hash names a dish (menu/anchors.ts). */
export const isDishAnchor = (hash: string) => hash.startsWith('#p-');
