import { readJson } from '@cartaviva/api-client';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router-dom';

export type RemoteName = 'owner-dashboard' | 'owner-editor' | 'owner-account' | 'site';

/** A line of GET /remotes.json: a remote's folder and where its entry is served today. */
interface RemoteEntry {
  readonly name: string;
  readonly entry: string;
}

/** `owner-editor` is the container `ownerEditor`. */
const containerOf = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function register(): Promise<void> {
  const entries = await readJson<RemoteEntry[]>('/remotes.json');
  registerRemotes(
    entries.map(({ name, entry }) => ({ name: containerOf(name), entry, type: 'global' })),
    { force: true },
  );
}

/** A signal that fails for a moment is back by then, in milliseconds. */
const SECOND_TRY_MS = 1000;

let registered: Promise<void> | undefined;
const loading = new Map<RemoteName, Promise<RouteObject[]>>();

/** The code of a screen does not come to nothing by one request that was lost. */
async function load(name: RemoteName): Promise<RouteObject[]> {
  try {
    return await loadOnce(name);
  } catch {
    registered = undefined;
    await new Promise((tryAgain) => setTimeout(tryAgain, SECOND_TRY_MS));
    return loadOnce(name);
  }
}

async function loadOnce(name: RemoteName): Promise<RouteObject[]> {
  await (registered ??= register());
  const remote = await loadRemote<{ default: RouteObject[] }>(`${containerOf(name)}/routes`);
  if (!remote) throw new Error(`The remote ${name} gave no routes`);
  return remote.default;
}

/** The routes of a remote; asked for once, and again after `forget`. */
export function routesOf(name: RemoteName): Promise<RouteObject[]> {
  const known = loading.get(name) ?? load(name);
  loading.set(name, known);
  return known;
}

/** Forgets a remote that did not load, and where remotes are: a release may have moved them. */
export function forget(name: RemoteName): void {
  loading.delete(name);
  registered = undefined;
}

/** Fetches a remote that will probably be wanted next; its failure shows when it is. */
export function preload(name: RemoteName): void {
  routesOf(name).catch(() => forget(name));
}
