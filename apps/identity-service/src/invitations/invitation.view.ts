import type { InvitationView } from '@cartaviva/contracts';
import type { Invitation } from './invitation.entity';

export function toInvitationView(
  { id, email, role, createdAt, expiresAt }: Invitation,
  invitedByName: string,
  now: Date,
): InvitationView {
  return {
    ...{ id, email, role, invitedByName },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
  };
}
