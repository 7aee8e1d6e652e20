import { inSpan, SpanKind } from '@cartaviva/tracing';
import type { MessageHandler } from '@nestjs/microservices';
import type { MessageContext } from '../message-context';
import { toRefusal } from '../wire/refusals';
import { duration } from './metrics';

/** Calls a handler and resolves with its reply. */
export type Invoke = (payload: object, context: MessageContext) => Promise<unknown>;

/** Measures and traces the calls of a handler. */
export const invoking =
  (message: string, handler: MessageHandler): Invoke =>
  async (payload, context) => {
    const kind = handler.isEventHandler ? SpanKind.CONSUMER : SpanKind.SERVER;
    const end = duration.startTimer({ message });
    try {
      const reply = await inSpan(message, { kind }, async (): Promise<unknown> =>
        handler(payload, context),
      );
      end({ outcome: 'ok' });
      return reply;
    } catch (error) {
      end({ outcome: toRefusal(error).code });
      throw error;
    }
  };
