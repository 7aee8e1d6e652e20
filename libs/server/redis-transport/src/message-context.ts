import { DomainError, VISITOR, type Actor } from '@cartaviva/contracts';
import { BaseRpcContext } from '@nestjs/microservices';

/** What travels beside every payload: who asks, under which request id, and until when. */
export interface Travelling {
  readonly actor: Actor;
  readonly requestId: string;
  /** Moment, in epoch milliseconds, after which nobody waits for the answer. */
  readonly deadline: number;
  /** Set for events: the id that makes a repeated delivery recognisable. */
  readonly eventId?: string;
}

/** The context handlers receive through `@Ctx()`. */
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

  /** Moment, in epoch milliseconds, after which nobody waits for the answer. */
  get deadline(): number {
    return this.args[0].deadline;
  }

  get eventId(): string {
    return this.args[0].eventId ?? '';
  }

  /**
   * Id of the account that is acted for.
   * @throws DomainError UNAUTHENTICATED for any actor who is not a user
   */
  get accountId(): string {
    return this.user.accountId;
  }

  /**
   * User id of the account's owner. If somebody else acts, `actor.member` is that person.
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
