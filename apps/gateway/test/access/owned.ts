import { DomainError, type ErrorCode, type Message } from '@cartaviva/contracts';
import type { ServiceDouble } from '../service-double';

/** Creates a stub that replies to the owner and rejects everyone else as if the object were missing. */
export const owned =
  (double: ServiceDouble, ownerId: string, missing: ErrorCode) =>
  <Request extends object, Reply>(message: Message<Request, Reply>, reply: NoInfer<Reply>) =>
    double.on(message, (_, { userId }) => {
      if (userId !== ownerId) throw new DomainError(missing);
      return reply;
    });
