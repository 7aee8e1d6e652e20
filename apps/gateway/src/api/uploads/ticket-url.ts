import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { isUUID } from 'class-validator';

const TICKET_PATH = /^\/api\/uploads\/([^/]+)$/;

/**
 * Returns the ticket ID in an upload address. Accepts only addresses of this installation, so that a client cannot
 * make the gateway fetch another address.
 */
export function ticketOf(url: string, field: string, publicUrl: string): string {
  const { origin, pathname } = URL.canParse(url) ? new URL(url) : { origin: '', pathname: '' };
  const ticketId = TICKET_PATH.exec(pathname)?.[1];
  if (origin === publicUrl && isUUID(ticketId)) return ticketId as string;
  throw new DomainError('INVALID_INPUT', { fields: { [field]: RULE_MESSAGES.imageUrl } });
}
