import type { Manifest } from './rendered';

/** Where the kinds of a group are described that Kubernetes does not bring along. */
const DESCRIBED_IN: Readonly<Record<string, string>> = {
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
};

interface Described {
  /** Throws an error that says what is wrong. */
  validate(): void;
}

/**
 * What the API server would refuse or drop of an object: values that its kind does not take, and fields that
 * its kind does not have, by the schemas that Kubernetes and its Gateway API publish.
 */
export async function faultsOf(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const library = DESCRIBED_IN[apiVersion.split('/')[0]!] ?? 'kubernetes-models';
  const kinds = (await import(`${library}/${apiVersion}/${kind}`)) as Record<
    string,
    { prototype: Described }
  >;
  // Not by the constructor, which reads and copies every field.
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
 * The same object, which notes the paths of fields that nobody has read: the function of a schema reads each
 * field that it knows by its name. Where names are free, as those of labels are, it asks for all of them.
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
