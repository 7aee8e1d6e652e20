import { DomainError, type ErrorCode, type Message } from '@cartaviva/contracts';
import type { ServiceDouble } from '../service-double';

/** Answers to the owner; refuses everyone else with what a missing thing is refused with. */
export const owned =
  (double: ServiceDouble, ownerId: string, missing: ErrorCode) =>
  <Request extends object, Reply>(message: Message<Request, Reply>, reply: NoInfer<Reply>) =>
    double.on(message, (_, { userId }) => {
      if (userId !== ownerId) throw new DomainError(missing);
      return reply;
    });
