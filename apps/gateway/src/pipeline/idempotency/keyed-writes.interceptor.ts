import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Observable } from 'rxjs';
import { CONFIG, type GatewayConfig } from '../../config';
import type { KnownRequest } from '../sessions/caller.decorator';
import { AnsweredBefore } from './answered-before.filter';
import { keyedWriteOf } from './keyed-write';
import { StoredAnswers, type Turn } from './stored-answers';

/** Request that holds the lock of its key until it is answered. */
export type TurnRequest = KnownRequest & { turn?: Turn };

/** Lets only one request per Idempotency-Key continue. It runs after the guards, which identify the caller. */
@Injectable()
export class KeyedWritesInterceptor implements NestInterceptor {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly stored: StoredAnswers,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<TurnRequest>();
    const { SESSION_SECRET, SESSION_SECRET_PREVIOUS: previous } = this.config;
    const write = keyedWriteOf(request, request.actor, SESSION_SECRET);
    if (write) {
      const before = previous ? keyedWriteOf(request, request.actor, previous) : undefined;
      const known = await this.stored.take(write, before);
      if ('status' in known) throw new AnsweredBefore(known);
      request.turn = known;
    }
    return next.handle();
  }
}
