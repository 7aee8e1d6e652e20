import { DomainError, type SignedIn } from '@cartaviva/contracts';
import { SESSION_DAYS } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { digestOf } from '@cartaviva/secrets';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { getOwnAccount } from '../accounts/account-rows';
import { AccountEventsService } from '../account-events/account-events.service';
import { KnownDevices } from '../devices/known-devices';
import { SignInChallenge } from '../second-factor/sign-in-challenge.entity';
import type { User } from '../users/user.entity';
import { toUserView } from '../users/user.view';
import { newSid } from './new-sid';
import { Session } from './session.entity';

/** Enough time to find the phone and read a code. */
const CHALLENGE_MS = 10 * 60_000;

const SESSION_TTL_MS = SESSION_DAYS * 24 * 3_600_000;

/** Origin of a sign-in: the request, the browser and, in `detail`, another service that authenticated the person. */
export interface Arrival {
  readonly requestId: string;
  readonly userAgent: string;
  readonly detail?: string;
}

/** A session, or a challenge that asks for the second factor. */
export type Admission = SignedIn | { readonly challenge: string };

/**
 * Call it after the transaction that stores the challenge.
 * @throws DomainError SECOND_FACTOR_WANTED with the challenge
 */
export function requireSignedIn(admission: Admission): SignedIn {
  if (!('challenge' in admission)) return admission;
  throw new DomainError('SECOND_FACTOR_WANTED', { challenge: admission.challenge });
}

/** Opens the sessions of people who proved who they are. */
@Injectable()
export class ArrivalsService {
  constructor(
    private readonly events: AccountEventsService,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session after one factor, or a challenge if the owner has a second one. The caller holds the lock of the
   * user's row and passes the result to `requireSignedIn`.
   */
  async admit(manager: EntityManager, user: User, arrival: Arrival): Promise<Admission> {
    if (user.secondFactorSecret === null) return this.open(manager, user, arrival);
    const challenge = randomBytes(32).toString('base64url');
    await manager.insert(SignInChallenge, {
      digest: digestOf(challenge),
      userId: user.id,
      detail: arrival.detail ?? null,
      expiresAt: new Date(this.clock.now().getTime() + CHALLENGE_MS),
    });
    return { challenge };
  }

  /**
   * Opens a session after all factors. The caller holds the lock of the user's row, so that ending all sessions ends
   * this one too.
   */
  async open(manager: EntityManager, user: User, arrival: Arrival): Promise<SignedIn> {
    const now = this.clock.now();
    const { sid, id } = newSid();
    const expire = new Date(now.getTime() + SESSION_TTL_MS);
    const account = await getOwnAccount(manager, user.id);
    await manager.insert(Session, {
      sid: id,
      sess: { userId: user.id, userAgent: arrival.userAgent, createdAt: now.toISOString() },
      expire,
      lastUsedAt: now,
      accountId: account.id,
    });
    await this.events.record(manager, 'signed-in', { userId: user.id, ...arrival });
    const device = this.devices.issue(user);
    const expiresAt = expire.toISOString();
    return { sid, expiresAt, user: toUserView(user, account, now), ...(device && { device }) };
  }
}
