/** The help centre's search box: /centro-ayuda#buscar. */
export const SEARCH_BOX = 'buscar';
