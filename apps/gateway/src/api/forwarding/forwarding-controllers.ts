import { billing, identity, isOperation, media, menus, type Operation } from '@cartaviva/contracts';
import { groupedBy } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Req, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { NewId } from '../../pipeline/idempotency/new-id.decorator';
import { PasswordHashingLimiter } from '../../pipeline/limits/password-hashing-limiter';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { deviceOf } from '../../pipeline/requests/device';
import { PathFields } from '../../pipeline/requests/path-fields.decorator';
import { ExpectedContent, ExpectedMenu, ExpectedVersion } from '../../pipeline/requests/versions';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import {
  Caller,
  CallerThemself,
  type CallerContext,
} from '../../pipeline/sessions/caller.decorator';
import { hasBody, isRouted, Route } from './route.decorator';
import { Spreadsheet } from './spreadsheet.decorator';

type Forwarded = Operation<object, unknown>;
type Messages = Readonly<Record<string, Readonly<Record<string, object>>>>;

const SERVICES: readonly Messages[] = [identity, menus, media, billing];

const EXPECTED = {
  version: ExpectedVersion,
  menu: ExpectedMenu,
  content: ExpectedContent,
} as const;

/** Values of the fields that an operation adds to a payload. */
const ADDED: Readonly<
  Record<string, (request: FastifyRequest, browser: BrowserSession) => string>
> = {
  userAgent: (request) => deviceOf(request),
  currentSessionId: (request, browser) => browser.currentId(request),
};

/**
 * Returns controllers that forward to the services every operation for which no controller has a route. Call it after
 * all controllers are declared.
 */
export function forwardingControllers(): Type[] {
  const operations = SERVICES.flatMap((service) => Object.values(service))
    .flatMap((resource) => Object.values(resource))
    .filter(isOperation)
    .filter((operation) => !isRouted(operation));
  const byResource = groupedBy(operations, ({ id }) => id.slice(0, id.indexOf('.')));
  return [...byResource].map(([resource, those]) => forwardingController(resource, those));
}

function forwardingController(resource: string, operations: readonly Forwarded[]): Type {
  class Forwarding {
    constructor(
      readonly client: MessageClient,
      readonly hashingLimiter: PasswordHashingLimiter,
      readonly browser: BrowserSession,
    ) {}
  }
  const name = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Controller`;
  Object.defineProperty(Forwarding, 'name', { value: name });
  Reflect.defineMetadata(
    'design:paramtypes',
    [MessageClient, PasswordHashingLimiter, BrowserSession],
    Forwarding,
  );
  Controller()(Forwarding);
  ApiTags(operations[0]!.group)(Forwarding);
  for (const operation of operations) addMethod(Forwarding, operation);
  return Forwarding;
}

/** Parts of a gateway that a forwarding controller uses. */
interface Forwarder {
  readonly client: MessageClient;
  readonly hashingLimiter: PasswordHashingLimiter;
  readonly browser: BrowserSession;
}

/** Adds a method that sends the parts of the request together, as one payload. */
function addMethod({ prototype }: { readonly prototype: Forwarder }, operation: Forwarded): void {
  const { id, asThemself, path, input, spreadsheet, creates, conditional, response } = operation;
  const added = addedFields(operation);
  const isBody = hasBody(operation);
  const parts: ParameterDecorator[] = [
    asThemself ? CallerThemself() : Caller(),
    Req(),
    ...(input ? [isBody ? Body() : PageQuery(input)] : []),
    ...(spreadsheet ? [Spreadsheet()] : []),
    ...(conditional ? [EXPECTED[conditional]()] : []),
    ...(creates ? [NewId()] : []),
    ...(Object.keys(path).length > 0 ? [PathFields(path)] : []),
  ];
  async function forward(
    this: Forwarder,
    caller: CallerContext,
    request: FastifyRequest,
    ...fields: readonly object[]
  ): Promise<unknown> {
    const values = added.map(([name, valueIn]) => [name, valueIn(request, this.browser)]);
    const payload = Object.assign({}, ...fields, Object.fromEntries(values)) as object;
    const { hashes, timeoutMs } = operation;
    const options = timeoutMs === undefined ? caller : { ...caller, timeoutMs };
    const client = hashes ? this.hashingLimiter : this.client;
    const reply = await client.call(operation, payload, options);
    return response ? reply : undefined;
  }
  const method = id.slice(id.indexOf('.') + 1);
  Object.defineProperty(forward, 'name', { value: method });
  const descriptor: PropertyDescriptor = { value: forward, configurable: true, writable: true };
  Object.defineProperty(prototype, method, descriptor);
  for (const [index, decorate] of parts.entries()) decorate(prototype, method, index);
  const types = parts.map((_, index) => (index === 2 && input && isBody ? input : Object));
  Reflect.defineMetadata('design:paramtypes', types, prototype, method);
  Route(operation)(prototype, method, descriptor);
}

/** @throws Error for an operation that a controller must answer */
function addedFields({ name, adds = {}, needsController }: Forwarded) {
  if (needsController) throw new Error(`${name} needs a controller that answers it`);
  return Object.keys(adds).map((field) => {
    const valueIn = ADDED[field];
    if (!valueIn) throw new Error(`${name} needs a controller that adds ${field}`);
    return [field, valueIn] as const;
  });
}
