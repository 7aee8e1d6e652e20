import type { AccountEventView } from '@cartaviva/contracts';
import type { AccountEvent } from './account-event.entity';

export function toAccountEventView({
  id,
  kind,
  at,
  device,
  detail,
}: AccountEvent): AccountEventView {
  // Of an invitation it is a mark that means something to us alone.
  const shown = kind === 'person-invited' ? null : detail;
  return { id, kind, at: at.toISOString(), device, detail: shown };
}
