import { DomainError, VISITOR, type Actor } from '@cartaviva/contracts';
import { BaseRpcContext } from '@nestjs/microservices';

export interface Travelling {
  readonly actor: Actor;
  readonly requestId: string;
  /** Moment, in epoch milliseconds, after which nobody waits for the answer. */
  readonly deadline: number;
  /** ID of an event, which identifies repeated deliveries. */
  readonly eventId?: string;
}

/** Context that handlers receive through `@Ctx()`. */
export class MessageContext extends BaseRpcContext<[Travelling]> {
  constructor(travelling: Partial<Travelling> = {}) {
    super([{ actor: VISITOR, requestId: '', deadline: Infinity, ...travelling }]);
  }

  get actor(): Actor {
    return this.args[0].actor;
  }

  get requestId(): string {
    return this.args[0].requestId;
  }

  get deadline(): number {
    return this.args[0].deadline;
  }

  get eventId(): string {
    return this.args[0].eventId ?? '';
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
