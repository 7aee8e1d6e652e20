import type { Right } from './people/rights';

/** Services that answer requests. Each has one request stream (architecture, decision 1). */
export type ServiceName = 'identity' | 'menus' | 'billing' | 'media';

/** Role of a process. Each role has its own name and password in Redis. */
export type ProcessRole = ServiceName | 'gateway';

export type DtoClass<T extends object> = new () => T;

/**
 * A request that one service answers. `request` is the DTO class that validates the payload on both sides. `Reply`
 * exists only for the compiler, so a wrong payload or reply does not compile.
 */
export interface Message<Request extends object, Reply> {
  readonly name: string;
  readonly service: ServiceName;
  readonly request: DtoClass<Request>;
  /** Roles of members that may send it. */
  readonly rights: Right;
  readonly reply: (value: Reply) => Reply;
}

/** An event of `source`, delivered at least once to every service that listens. */
export interface DomainEvent<Payload extends object> {
  readonly name: string;
  readonly source: ServiceName;
  readonly payload: DtoClass<Payload>;
  /** True if the event is also sent to every process that listens, immediately and without storage. Caches use it. */
  readonly broadcast: boolean;
}

/** Declares a request named `service.ability.verb` with its DTO and rights; `replies` sets the type of its reply. */
export function message<Request extends object>(
  name: string,
  request: DtoClass<Request>,
  rights: Right,
) {
  const service = name.split('.')[0] as ServiceName;
  return {
    replies: <Reply>(): Message<Request, Reply> => ({
      name,
      service,
      request,
      rights,
      reply: (value) => value,
    }),
  };
}

/** Declares an event with a name in the past tense: `menus.menu-changed`. */
export function event<Payload extends object>(
  name: string,
  payload: DtoClass<Payload>,
  { broadcast = false }: { broadcast?: boolean } = {},
): DomainEvent<Payload> {
  return { name, source: name.split('.')[0] as ServiceName, payload, broadcast };
}

/** Payload of a message that needs only its actor. */
export class Nothing {}
