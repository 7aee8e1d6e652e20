import { createContext } from 'react';

/** Is true inside the page's `main` element. A page can have only one. */
export const InsideMain = createContext(false);
