import { SALES_EMAIL } from '@cartaviva/domain';

/** How people reach us. Support answers mail in about two hours (specification §9). */
export const CONTACT = {
  support: 'soporte@cartaviva.do',
  sales: SALES_EMAIL,
  legal: 'legal@cartaviva.do',
  phone: { shown: '+1 809-555-0100', href: 'tel:+18095550100' },
  /** Monday to Saturday, Dominican Republic time. */
  hours: { opens: '08:00', closes: '19:00' },
  /** Opens a chat; the gateway knows the number, so that no page shows it (specification §1). */
  chat: '/chat',
} as const;

export const mailto = (address: string, subject?: string) =>
  `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
