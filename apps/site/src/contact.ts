/** How people reach us. Support answers mail in about two hours (specification §9). */
export const CONTACT = {
  support: 'soporte@cartaviva.do',
  sales: 'ventas@cartaviva.do',
  legal: 'legal@cartaviva.do',
  phone: { shown: '+1 809-555-0100', href: 'tel:+18095550100' },
  /** Opens a chat with the business number and a greeting already written (specification §1). */
  chat: `https://wa.me/18095550100?text=${encodeURIComponent('Hola, quiero saber más sobre CartaViva.')}`,
} as const;

export const mailto = (address: string, subject?: string) =>
  `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
