import { identityEvents, type MailedTeam } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import type { ApiKey } from '../api-keys/api-key.entity';
import { plainMail } from '../mails/mails';
import type { User } from '../users/user.entity';
import { fullNameOf } from '../users/user.view';

/** An account that changes hands, or was to. */
export interface Handover {
  readonly from: User;
  readonly to: User;
  readonly stays: boolean;
}

const teamOf = ({ from, to, stays }: Handover): MailedTeam => ({
  accountName: fullNameOf(from),
  personName: fullNameOf(to),
  // Of who gives it: whether they stay.
  role: stays ? 'administrator' : 'analyst',
});

/** Tells whom it is proposed to, with the moment until when they may accept. */
export async function mailProposal(
  manager: EntityManager,
  handover: Handover,
  expiresAt: Date,
  requestId: string,
): Promise<void> {
  const ends = expiresAt.toISOString();
  const mail = {
    ...plainMail('transfer-proposed', handover.to, ends),
    ...{ team: teamOf(handover), expiresAt: ends },
  };
  await emit(manager, identityEvents.mailRequested, mail, requestId);
}

/** Tells those who wait for it that nothing changes: `why` ends up in the mail's sentence. */
export async function mailEnd(
  manager: EntityManager,
  handover: Handover,
  { readers, why }: { readers: readonly User[]; why: 'taken-back' | 'declined' | 'expired' },
  requestId: string,
): Promise<void> {
  for (const reader of readers) {
    const mail = { ...plainMail('transfer-ended', reader, why), team: teamOf(handover) };
    await emit(manager, identityEvents.mailRequested, mail, requestId);
  }
}

/** Tells both whose the account is now, and the new owner which keys open it. */
export async function mailTransfer(
  manager: EntityManager,
  handover: Handover,
  keys: readonly ApiKey[],
  requestId: string,
): Promise<void> {
  const apiKeys = keys.map(({ name, prefix }) => ({ name, prefix, isEnded: false }));
  const team = teamOf(handover);
  for (const mail of [
    { ...plainMail('account-received', handover.to), team, apiKeys },
    { ...plainMail('account-handed-over', handover.from), team },
  ]) {
    await emit(manager, identityEvents.mailRequested, mail, requestId);
  }
}
