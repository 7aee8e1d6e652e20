/** Injects the address of whoever answers demo requests. */
export const SALES_ADDRESS = Symbol('address of sales');
