/** Where Empresarial, which is sold by talking, is asked for (decisions, "Payment"). */
export const SALES_EMAIL = 'ventas@cartaviva.do';
