import { createContext } from 'react';

/** Whether what is drawn stands in the page's `main` already: a page has one. */
export const InsideMain = createContext(false);
