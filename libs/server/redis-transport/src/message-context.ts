import { DomainError, VISITOR, type Actor } from '@cartaviva/contracts';

export interface Travelling {
  readonly actor: Actor;
  readonly requestId: string;
  /** Moment, in epoch milliseconds, after which nobody waits for the answer. */
  readonly deadline: number;
  /** ID of an event, which identifies repeated deliveries. */
  readonly eventId?: string;
}

/** Context that handlers receive after the payload. */
export class MessageContext {
  private readonly travelling: Travelling;

  constructor(travelling: Partial<Travelling> = {}) {
    this.travelling = { actor: VISITOR, requestId: '', deadline: Infinity, ...travelling };
  }

  get actor(): Actor {
    return this.travelling.actor;
  }

  get requestId(): string {
    return this.travelling.requestId;
  }

  get deadline(): number {
    return this.travelling.deadline;
  }

  get eventId(): string {
    return this.travelling.eventId ?? '';
  }

  /**
   * ID of the account that the actor works in.
   * @throws DomainError UNAUTHENTICATED for any actor who is not a user
   */
  get accountId(): string {
    return this.user.accountId;
  }

  /**
   * User ID of the account's owner. If another person acts, `actor.member` is that person.
   * @throws DomainError UNAUTHENTICATED for any actor who is not a user
   */
  get userId(): string {
    return this.user.userId;
  }

  private get user() {
    const { actor } = this;
    if (actor.kind !== 'user') throw new DomainError('UNAUTHENTICATED');
    return actor;
  }
}
