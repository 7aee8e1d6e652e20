import { inSpan, SpanKind } from '@cartaviva/tracing';
import type { MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { MessageContext } from '../message-context';
import { toRefusal } from '../wire/refusals';
import { duration } from './metrics';

/** Calls a handler with Nest's pipes, interceptors and filters. Resolves with its reply. */
export type Invoke = (payload: object, context: MessageContext) => Promise<unknown>;

/** Nest returns a value, or an observable if an interceptor or an error is involved. */
export const invoking =
  (message: string, handler: MessageHandler): Invoke =>
  async (payload, context) => {
    const kind = handler.isEventHandler ? SpanKind.CONSUMER : SpanKind.SERVER;
    const end = duration.startTimer({ message });
    try {
      const reply = await inSpan(message, { kind }, () => replyOf(handler, payload, context));
      end({ outcome: 'ok' });
      return reply;
    } catch (error) {
      end({ outcome: toRefusal(error).code });
      throw error;
    }
  };

async function replyOf(
  handler: MessageHandler,
  payload: object,
  context: MessageContext,
): Promise<unknown> {
  const result: unknown = await handler(payload, context);
  if (!isObservable(result)) return result;
  return lastValueFrom(result, { defaultValue: undefined });
}
