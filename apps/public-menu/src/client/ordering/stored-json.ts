import { safely } from '../safe-storage';

/** What was stored as JSON; undefined where nothing was, or something else. */
export function storedJson(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(safely.read(storage, key) ?? '');
  } catch {
    return undefined;
  }
}
