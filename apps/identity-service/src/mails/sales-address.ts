/** Injects the address of whoever answers demo and integration requests. */
export const SALES_ADDRESS = Symbol('address of sales');
