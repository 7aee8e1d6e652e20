import { readJson } from '@cartaviva/api-client';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router-dom';

export type RemoteName = 'owner-dashboard' | 'owner-editor' | 'owner-account' | 'site';

/** Entry of GET /remotes.json: the folder of a remote and the current address of its entry point. */
interface RemoteEntry {
  readonly name: string;
  readonly entry: string;
}

/** Converts a folder to the name of its container: `owner-editor` becomes `ownerEditor`. */
const containerOf = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function register(): Promise<void> {
  const entries = await readJson<RemoteEntry[]>('/remotes.json');
  registerRemotes(
    entries.map(({ name, entry }) => ({ name: containerOf(name), entry, type: 'global' })),
    { force: true },
  );
}

/** Delay before the retry in milliseconds, which outlasts a brief loss of the connection. */
const SECOND_TRY_MS = 1000;

let registered: Promise<void> | undefined;
const loading = new Map<RemoteName, Promise<RouteObject[]>>();

/** Loads a remote and retries once, so that a single lost request does no harm. */
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

/** Returns the routes of a remote. They are loaded once, and again after `forget`. */
export function routesOf(name: RemoteName): Promise<RouteObject[]> {
  const known = loading.get(name) ?? load(name);
  loading.set(name, known);
  return known;
}

/** Forgets a remote that failed to load, and the addresses of all remotes, which a release may have changed. */
export function forget(name: RemoteName): void {
  loading.delete(name);
  registered = undefined;
}

/** Loads a remote that is probably needed next. A failure appears only when the remote is used. */
export function preload(name: RemoteName): void {
  routesOf(name).catch(() => forget(name));
}
