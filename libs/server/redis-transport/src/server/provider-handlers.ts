import { Nothing } from '@cartaviva/contracts';
import type { PipeTransform } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { MessageHandler, Server } from '@nestjs/microservices';
import { handledBy } from '../handles.decorator';

type Handle = (payload: unknown, context: unknown) => Promise<unknown>;

/**
 * Adds the `@Handles` and `@Listens` methods of all providers to a server. Nest itself finds only those of
 * controllers.
 * @param validation refuses a payload that its DTO class does not accept
 */
export function addProviderHandlers(
  server: Pick<Server, 'addHandler'>,
  modules: ModulesContainer,
  validation: PipeTransform,
): void {
  const scanner = new MetadataScanner();
  const providers = [...modules.values()].flatMap((module) => [...module.providers.values()]);
  const instances = new Set(
    providers
      .filter(({ isNotMetatype, metatype }) => !isNotMetatype && typeof metatype === 'function')
      .map(({ instance }) => instance as Readonly<Record<string, Handle>> | null)
      .filter((instance) => typeof instance === 'object' && instance !== null),
  );
  for (const instance of instances) {
    const prototype = Object.getPrototypeOf(instance) as Readonly<Record<string, Handle>> | null;
    if (!prototype) continue;
    for (const method of scanner.getAllMethodNames(prototype)) {
      const handled = handledBy(prototype[method]!);
      if (!handled) continue;
      const { name, payload, isEvent, extras } = handled;
      const handle: Handle = async (sent, context) => {
        const valid: unknown = await validation.transform(sent, {
          type: 'body',
          metatype: payload,
        });
        return (await instance[method]!(valid, context)) ?? new Nothing();
      };
      server.addHandler(name, handle as MessageHandler, isEvent, extras);
    }
  }
}
