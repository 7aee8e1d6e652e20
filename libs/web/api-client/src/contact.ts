import { CONTACT_MARKS, EXAMPLE_CONTACT, type Contact } from '@cartaviva/domain';

/**
 * How people reach this installation, as the gateway wrote it into the document. While pages are
 * written at build nobody knows yet: marks stand in its place.
 */
export function installationContact(): Contact {
  if (typeof document === 'undefined') return CONTACT_MARKS;
  const text = document.getElementById('contact')?.textContent;
  return text ? (JSON.parse(text) as Contact) : EXAMPLE_CONTACT;
}

/** The address of a link that writes a mail. */
export const mailto = (address: string, subject?: string): string =>
  `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** Opens a chat; the gateway knows the number, so that no page shows it (specification §1). */
export const CHAT_PATH = '/chat';
