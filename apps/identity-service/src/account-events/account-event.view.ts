import type { AccountEventView } from '@cartaviva/contracts';
import type { AccountEvent } from './account-event.entity';

export function toAccountEventView({
  id,
  kind,
  at,
  device,
  detail,
}: AccountEvent): AccountEventView {
  // The detail of an invitation event is an internal mark, which means nothing to the owner.
  const shown = kind === 'person-invited' ? null : detail;
  return { id, kind, at: at.toISOString(), device, detail: shown };
}
