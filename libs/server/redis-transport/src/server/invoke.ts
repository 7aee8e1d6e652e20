import type { MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { MessageContext } from '../message-context';
import { toRefusal } from '../wire/refusals';
import { duration } from './metrics';

/** Calls a handler with everything Nest puts around it. Resolves with its reply. */
export type Invoke = (payload: object, context: MessageContext) => Promise<unknown>;

/** Nest gives a value, or an observable of it where an interceptor or an error is in play. */
export const invoking =
  (message: string, handler: MessageHandler): Invoke =>
  async (payload, context) => {
    const end = duration.startTimer({ message });
    try {
      const result: unknown = await handler(payload, context);
      const reply: unknown = isObservable(result)
        ? await lastValueFrom(result, { defaultValue: undefined })
        : result;
      end({ outcome: 'ok' });
      return reply;
    } catch (error) {
      end({ outcome: toRefusal(error).code });
      throw error;
    }
  };
