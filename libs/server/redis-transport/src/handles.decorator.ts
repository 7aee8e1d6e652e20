import type { DomainEvent, DtoClass, Message, Nothing } from '@cartaviva/contracts';
import 'reflect-metadata';
import type { MessageContext } from './message-context';
import type { LaneLimits } from './server/lane';

/** A method without a reply answers `Nothing`. */
type Answer<Reply> = Nothing extends Reply ? Reply | void : Reply;

/** Method as its decorator sees it. It may omit the context, or both parameters. */
interface Handler<Payload, Reply> {
  readonly value?: (payload: Payload, context: MessageContext) => Promise<Reply>;
}

/** The message or event of a decorated method. */
export interface Handled {
  readonly name: string;
  /** Class that validates the payload. */
  readonly payload: DtoClass<object>;
  readonly isEvent: boolean;
  readonly extras: Readonly<Record<string, unknown>>;
}

const HANDLED = 'handled-message';

/** Returns what a method handles, or undefined for a method without `@Handles` and `@Listens`. */
export const handledBy = (method: object): Handled | undefined =>
  Reflect.getMetadata(HANDLED, method) as Handled | undefined;

/**
 * Marks the method that answers a message, on any provider. A method with other types does not compile.
 * @param lane limits for a message that strangers cause or that waits for a thread, so that it cannot occupy the
 *   whole replica. Messages with the same limits share a lane.
 */
export function Handles<Request extends object, Reply>(
  { name, request }: Message<Request, Reply>,
  lane?: LaneLimits,
) {
  return (_class: object, _name: string, { value }: Handler<Request, Answer<Reply>>): void => {
    const handled: Handled = { name, payload: request, isEvent: false, extras: { lane } };
    Reflect.defineMetadata(HANDLED, handled, value!);
  };
}

/**
 * Marks a method that listens to an event. It may be called several times for one event, so it must be idempotent.
 */
export function Listens<Payload extends object>({ name, payload, source }: DomainEvent<Payload>) {
  return (_class: object, _name: string, { value }: Handler<Payload, void>): void => {
    const handled: Handled = { name, payload, isEvent: true, extras: { source } };
    Reflect.defineMetadata(HANDLED, handled, value!);
  };
}
