import { Nothing } from '@cartaviva/contracts';
import type { INestApplicationContext, PipeTransform } from '@nestjs/common';
import { ExternalContextCreator, MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { MessageHandler, Server } from '@nestjs/microservices';
import { handledBy } from '../handles.decorator';

type Handle = (payload: unknown, context: unknown) => Promise<unknown>;

/** Errors reach the transport unchanged, and rights are checked before a handler is called. */
const INTERCEPTED = { interceptors: true, guards: false, filters: false } as const;

/**
 * Adds the `@Handles` and `@Listens` methods of all providers to a server. The interceptors of the process apply to
 * them, such as the one that answers UNAVAILABLE while Postgres is down.
 * @param validation refuses a payload that its DTO class does not accept
 */
export function addProviderHandlers(
  server: Pick<Server, 'addHandler'>,
  app: INestApplicationContext,
  validation: PipeTransform,
): void {
  const scanner = new MetadataScanner();
  const contexts = app.get(ExternalContextCreator);
  for (const instance of providersOf(app)) {
    const prototype = Object.getPrototypeOf(instance) as Readonly<Record<string, Handle>> | null;
    if (!prototype) continue;
    for (const method of scanner.getAllMethodNames(prototype)) {
      const handled = handledBy(prototype[method]!);
      if (!handled) continue;
      const { name, payload, isEvent, extras } = handled;
      const answer = contexts.create(
        instance,
        prototype[method]!,
        method,
        undefined,
        undefined,
        undefined,
        undefined,
        INTERCEPTED,
        'rpc',
      ) as Handle;
      const handle: Handle = async (sent, context) => {
        const valid: unknown = await validation.transform(sent, {
          type: 'body',
          metatype: payload,
        });
        return (await answer(valid, context)) ?? new Nothing();
      };
      server.addHandler(name, handle as MessageHandler, isEvent, extras);
    }
  }
}

/** Returns the instances of all classes that the application provides. */
function providersOf(app: INestApplicationContext): ReadonlySet<Readonly<Record<string, Handle>>> {
  const providers = [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.providers.values()])
    .filter(({ isNotMetatype, metatype }) => !isNotMetatype && typeof metatype === 'function')
    .map(({ instance }) => instance as Readonly<Record<string, Handle>> | null);
  return new Set(providers.filter((instance) => typeof instance === 'object' && instance !== null));
}
