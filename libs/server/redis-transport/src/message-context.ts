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
   * Id of the account that is acted for, which is its owner's; `actor.member` is the person where that is
   * another. Refuses every other kind of actor with UNAUTHENTICATED.
   */
  get userId(): string {
    const { actor } = this;
    if (actor.kind !== 'user') throw new DomainError('UNAUTHENTICATED');
    return actor.userId;
  }
}
