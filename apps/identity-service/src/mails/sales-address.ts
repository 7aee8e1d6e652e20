/** Injects the address that receives demo and integration requests. */
export const SALES_ADDRESS = Symbol('address of sales');
