import type { DomainEvent, Message } from '@cartaviva/contracts';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { MessageContext } from './message-context';

type Handler<Payload, Reply> = (payload: Payload, context: MessageContext) => Promise<Reply>;

/** Marks the method that answers a message. A method of another shape does not compile. */
export function Handles<Request extends object, Reply>(message: Message<Request, Reply>) {
  return (
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Handler<Request, Reply>>,
  ): void => {
    MessagePattern(message.name)(target, key, descriptor);
  };
}

/** Marks a method that listens to an event: called at least once per event, so it must bear repeats. */
export function Listens<Payload extends object>(event: DomainEvent<Payload>) {
  return (
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Handler<Payload, void>>,
  ): void => {
    EventPattern(event.name, { source: event.source })(target, key, descriptor as object);
  };
}
