import type { Manifest } from './rendered';

/** Packages that describe the kinds of groups outside Kubernetes itself. */
const DESCRIBED_IN: Readonly<Record<string, string>> = {
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
};

interface Described {
  validate(): void;
}

/**
 * Lists what the API server would reject or drop: values that the kind does not allow and fields that it does not
 * have, by the published schemas of Kubernetes and its Gateway API.
 */
export async function faultsOf(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const library = DESCRIBED_IN[apiVersion.split('/')[0]!] ?? 'kubernetes-models';
  const kinds = (await import(`${library}/${apiVersion}/${kind}`)) as Record<
    string,
    { prototype: Described }
  >;
  // The constructor would read and copy every field, so it is not called.
  const object = Object.create(kinds[kind]!.prototype) as Described;
  const unread = new Set<string>();
  try {
    watched(Object.assign(object, manifest), '', unread).validate();
  } catch (error) {
    return [(error as Error).message];
  }
  return [...unread].map((path) => `${path} is unknown`);
}

/**
 * Wraps an object and records the paths of fields that nothing reads. A schema function reads each field that it
 * knows by name. Where names are free, as in labels, it enumerates all of them.
 */
function watched<T extends object>(object: T, path: string, unread: Set<string>): T {
  const pathOf = (key: string | symbol) => `${path}/${String(key)}`;
  const children = new Map<string | symbol, object>();
  for (const key of Object.keys(object)) unread.add(pathOf(key));
  return new Proxy(object, {
    get: (target, key) => {
      unread.delete(pathOf(key));
      const value = Reflect.get(target, key) as unknown;
      if (value === null || typeof value !== 'object') return value;
      const child = children.get(key) ?? watched(value, pathOf(key), unread);
      children.set(key, child);
      return child;
    },
    ownKeys: (target) => {
      for (const key of Object.keys(target)) unread.delete(pathOf(key));
      return Reflect.ownKeys(target);
    },
  });
}
