import { identityEvents, type MailedTeam } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import type { ApiKey } from '../api-keys/api-key.entity';
import { plainMail } from '../mails/mails';
import type { User } from '../users/user.entity';
import { fullNameOf } from '../users/user.view';

/** A completed or proposed transfer of an account. */
export interface Handover {
  readonly from: User;
  readonly to: User;
  readonly stays: boolean;
}

const teamOf = ({ from, to, stays }: Handover): MailedTeam => ({
  accountName: fullNameOf(from),
  personName: fullNameOf(to),
  // The mail uses the role only to tell if the former owner stays.
  role: stays ? 'administrator' : 'analyst',
});

/** Mails the proposal, with its expiry, to the proposed owner. */
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

/** Mails the given people that the proposal has ended. `why` selects the sentence in the mail. */
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

/** Mails both parties about the transfer. The new owner's mail lists the API keys of the account. */
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
