/** Anchor of the help center's search box: /centro-ayuda#buscar. */
export const SEARCH_BOX = 'buscar';
