import type { AccountEventView } from '@cartaviva/contracts';
import type { AccountEvent } from './account-event.entity';

export function toAccountEventView({
  id,
  kind,
  at,
  device,
  detail,
}: AccountEvent): AccountEventView {
  return { id, kind, at: at.toISOString(), device, detail };
}
