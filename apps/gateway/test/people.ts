import {
  identity,
  identityEvents,
  REVOKED_SECONDS,
  revokedKey,
  type ApiKeyOwner,
  type MemberRole,
  type SignedIn,
  type UserView,
} from '@cartaviva/contracts';
import { API_KEY_SCOPES, type PlanId } from '@cartaviva/domain';
import { digestOf, newApiKey } from '@cartaviva/secrets';
import type { EventSource } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { sampleUser } from './samples';
import type { ServiceDouble } from './service-double';

export interface ActedFor {
  readonly accountId: string;
  readonly ownerId: string;
  readonly name: string;
  readonly role: MemberRole;
}

/** Users, sessions and keys that the identity-service double knows. */
export class People {
  private readonly sessions = new Map<string, UserView>();
  private readonly actsFor = new Map<string, ActedFor>();
  private readonly keys = new Map<string, ApiKeyOwner>();

  constructor(
    double: ServiceDouble,
    private readonly events: EventSource,
    private readonly redisUrl: string,
  ) {
    double.on(identity.session.find, ({ sessionId }) => {
      const user = this.sessions.get(sessionId);
      const actsFor = this.actsFor.get(sessionId);
      const ownAccountId = user?.account.id ?? '';
      const session = user && {
        ...{ userId: user.id, role: user.role, expiresAt: inAnHour() },
        accountId: actsFor?.accountId ?? ownAccountId,
        ...(actsFor && { member: { ...actsFor, ownAccountId } }),
      };
      return { session: session ?? null };
    });
    double.on(identity.session.signOut, ({ sessionId }) => {
      this.forgetSession(sessionId);
      return {};
    });
    double.on(identity.user.get, (_, { actor, userId }) => {
      const personId = actor.kind === 'user' ? (actor.member?.userId ?? userId) : userId;
      const person = [...this.sessions.values()].find(({ id }) => id === personId);
      // The owner of a key may have no session.
      return person ?? sampleUser({ id: userId });
    });
    double.on(identity.apiKey.find, ({ digest }) => ({ holder: this.keys.get(digest) ?? null }));
  }

  /** @param actsFor the account of another owner for which the session acts */
  openSession(user: UserView, actsFor?: ActedFor): SignedIn {
    const sid = randomUUID();
    if (actsFor) this.actsFor.set(digestOf(sid), actsFor);
    this.sessions.set(digestOf(sid), user);
    return { sid, expiresAt: inAnHour(), user };
  }

  /** Removes a session without an event. */
  forgetSession(sessionId: string): void {
    this.sessions.delete(sessionId);
  }

  /** Ends a session or key and marks it as revoked for every gateway, as identity-service does before it answers. */
  async end(id: string): Promise<void> {
    this.sessions.delete(id);
    this.keys.delete(id);
    const redis = new Redis(this.redisUrl);
    await redis.set(revokedKey(id), 1, 'EX', REVOKED_SECONDS);
    redis.disconnect();
  }

  /** Ends a session as another process would, and emits the event. */
  async revokeSession(sid: string): Promise<void> {
    const sessionId = digestOf(sid);
    this.forgetSession(sessionId);
    await this.events.emit(identityEvents.sessionsRevoked, { sessionIds: [sessionId] });
  }

  changePlan(accountId: string): Promise<void> {
    return this.events.emit(identityEvents.planChanged, { accountId });
  }

  changeOwner(accountId: string): Promise<void> {
    return this.events.emit(identityEvents.ownerChanged, { accountId });
  }

  /** Creates a key with all scopes and no expiry, unless `more` overrides them. */
  issueKey(
    userId = randomUUID() as string,
    plan: PlanId = 'free',
    role: ApiKeyOwner['role'] = 'user',
    more: Partial<ApiKeyOwner> = {},
  ): string {
    const key = newApiKey();
    const known = {
      ...{ apiKeyId: randomUUID(), name: 'Caja', madeBy: userId },
      ...{ accountId: userId, userId, role, plan },
    };
    const unbounded = { scopes: API_KEY_SCOPES, expiresAt: null };
    this.keys.set(digestOf(key), { ...known, ...unbounded, ...more });
    return key;
  }

  async revokeKey(key: string): Promise<void> {
    const digests = [digestOf(key)];
    this.keys.delete(digestOf(key));
    await this.events.emit(identityEvents.apiKeysRevoked, { digests });
  }
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
