import { CONTACT_MARKS, EXAMPLE_CONTACT, type Contact } from '@cartaviva/domain';

/**
 * Contact details of this installation, which the gateway writes into the document. The build does not know them, so
 * prerendered pages contain placeholders.
 */
export function installationContact(): Contact {
  if (typeof document === 'undefined') return CONTACT_MARKS;
  const text = document.getElementById('contact')?.textContent;
  return text ? (JSON.parse(text) as Contact) : EXAMPLE_CONTACT;
}

export const mailto = (address: string, subject?: string): string =>
  `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** Path that opens a chat. The gateway knows the number, so that no page shows it (specification §1). */
export const CHAT_PATH = '/chat';
