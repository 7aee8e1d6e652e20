import type { OpenAPIObject } from '@nestjs/swagger';
import { INTERNAL_GROUPS } from './document-info';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const REFERENCE = /"#\/components\/(\w+)\/([^"]+)"/g;

/**
 * Returns the part of the document that programs use: the operations that take keys and those that anybody reads,
 * with everything that they refer to. The others serve our own screens and change without notice.
 */
export function publicDocument(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const shown = Object.entries(methods as Readonly<Record<string, Operation>>)
      .filter(([method, operation]) => isPublic(path, method, operation))
      .map(([method, operation]) => [method, withoutSession(operation)]);
    return shown.length > 0 ? [[path, Object.fromEntries(shown)]] : [];
  });
  // By default, an operation needs a session.
  const { security: _, ...rest } = document as OpenAPIObject & { readonly webhooks?: object };
  const { webhooks, tags = [] } = rest;
  const shown = { ...rest, paths: Object.fromEntries(paths) as OpenAPIObject['paths'] };
  const operations = Object.values(shown.paths).flatMap((one) => Object.values(one) as Operation[]);
  const used = new Set(operations.flatMap((operation) => operation.tags ?? []));
  const schemes = new Set(
    operations.flatMap(({ security = [] }) => security.flatMap((way) => Object.keys(way))),
  );
  const { securitySchemes = {}, ...components } = (document.components ?? {}) as Components;
  return {
    ...shown,
    tags: tags.filter(({ name }) => used.has(name)),
    components: {
      ...usedComponents([shown.paths, webhooks], components),
      securitySchemes: Object.fromEntries(
        Object.entries(securitySchemes).filter(([name]) => schemes.has(name)),
      ),
    } as NonNullable<OpenAPIObject['components']>,
  };
}

function isPublic(path: string, method: string, { security = [], tags = [] }: Operation): boolean {
  if (security.some((way) => Object.keys(way).some((name) => name.startsWith('apiKey'))))
    return true;
  const isOpen = security.some((way) => Object.keys(way).length === 0);
  const isInternal = tags.some((tag) => INTERNAL_GROUPS.includes(tag));
  // The other open addresses are pages and images, which their data links to.
  return isOpen && method === 'get' && path.startsWith('/api/') && !isInternal;
}

/** Removes the session of a browser from the ways to authenticate. */
const withoutSession = ({ security = [], ...operation }: Operation): Operation => ({
  ...operation,
  security: security.filter((way) => !('session' in way)),
});

/** Returns the components that the parts refer to, directly or through other components. */
function usedComponents(parts: unknown, components: Components): Components {
  const used: Record<string, Record<string, unknown>> = {};
  const open = referencesIn(parts);
  for (let next = open.pop(); next; next = open.pop()) {
    const [kind, name] = next;
    if (used[kind] && name in used[kind]) continue;
    const component = components[kind]?.[name];
    (used[kind] ??= {})[name] = component;
    open.push(...referencesIn(component));
  }
  // The order of the whole document stays, so that the written file differs only where the API differs.
  return Object.fromEntries(
    Object.entries(components).map(([kind, named]) => [
      kind,
      Object.fromEntries(Object.entries(named).filter(([name]) => name in (used[kind] ?? {}))),
    ]),
  );
}

const referencesIn = (part: unknown): (readonly [kind: string, name: string])[] =>
  [...(JSON.stringify(part) ?? '').matchAll(REFERENCE)].map(([, kind, name]) => [kind!, name!]);
