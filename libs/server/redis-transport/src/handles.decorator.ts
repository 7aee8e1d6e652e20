import type { DomainEvent, Message } from '@cartaviva/contracts';
import { UseFilters } from '@nestjs/common';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { MessageContext } from './message-context';
import type { LaneLimits } from './server/lane';
import { UnfilteredErrors } from './unfiltered-errors.filter';

/** Method as its decorator sees it. It may omit the context, or both parameters. */
interface Handler<Payload, Reply> {
  readonly value?: (payload: Payload, context: MessageContext) => Promise<Reply>;
}

/**
 * Marks the method that answers a message. A method with other types does not compile.
 * @param lane limits for a message that strangers cause or that waits for a thread, so that it cannot occupy the
 *   whole replica. Messages with the same limits share a lane.
 */
export function Handles<Request extends object, Reply>(
  message: Message<Request, Reply>,
  lane?: LaneLimits,
) {
  return (target: object, key: string, method: Handler<Request, Reply>): void => {
    MessagePattern(message.name, { lane })(target, key, method as object);
    UseFilters(UnfilteredErrors)(target, key, method);
  };
}

/**
 * Marks a method that listens to an event. It may be called several times for one event, so it must be idempotent.
 */
export function Listens<Payload extends object>(event: DomainEvent<Payload>) {
  return (target: object, key: string, method: Handler<Payload, void>): void => {
    EventPattern(event.name, { source: event.source })(target, key, method as object);
    UseFilters(UnfilteredErrors)(target, key, method);
  };
}
