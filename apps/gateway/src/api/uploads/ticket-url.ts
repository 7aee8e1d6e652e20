import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { isUUID } from 'class-validator';

const TICKET_PATH = /^\/api\/uploads\/([^/]+)$/;

/**
 * The ticket that an upload address names. Only an address that we gave out will do: nothing is ever
 * fetched from an address that a browser sends.
 */
export function ticketOf(url: string, field: string, publicUrl: string): string {
  const { origin, pathname } = URL.canParse(url) ? new URL(url) : { origin: '', pathname: '' };
  const ticketId = TICKET_PATH.exec(pathname)?.[1];
  if (origin === publicUrl && isUUID(ticketId)) return ticketId as string;
  throw new DomainError('INVALID_INPUT', { fields: { [field]: RULE_MESSAGES.imageUrl } });
}
