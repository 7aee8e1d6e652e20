/** The services that answer requests; each has one request stream (architecture, decision 1). */
export type ServiceName = 'identity' | 'menus' | 'billing' | 'media';

/** What a process is among the others: each kind has its own name and password at Redis. */
export type ProcessRole = ServiceName | 'gateway';

export type DtoClass<T extends object> = new () => T;

/**
 * A question one service answers. `request` is the DTO class that validates the payload on both
 * sides; `Reply` is known to the compiler alone, so a wrong payload or reply does not build.
 */
export interface Message<Request extends object, Reply> {
  readonly name: string;
  readonly service: ServiceName;
  readonly request: DtoClass<Request>;
  readonly reply: (value: Reply) => Reply;
}

/** Something that happened in `source`, delivered at least once to every service that listens. */
export interface DomainEvent<Payload extends object> {
  readonly name: string;
  readonly source: ServiceName;
  readonly payload: DtoClass<Payload>;
  /** Also told at once to every process that listens, without keeping it: for caches. */
  readonly broadcast: boolean;
}

/** Declares `service.ability.verb` and the DTO it takes; `replies` fixes what it answers. */
export function message<Request extends object>(name: string, request: DtoClass<Request>) {
  const service = name.split('.')[0] as ServiceName;
  return {
    replies: <Reply>(): Message<Request, Reply> => ({
      name,
      service,
      request,
      reply: (value) => value,
    }),
  };
}

/** Declares an event in the past tense: `menus.menu-changed`. */
export function event<Payload extends object>(
  name: string,
  payload: DtoClass<Payload>,
  { broadcast = false }: { broadcast?: boolean } = {},
): DomainEvent<Payload> {
  return { name, source: name.split('.')[0] as ServiceName, payload, broadcast };
}

/** The request of a message that needs nothing but its actor. */
export class Nothing {}
