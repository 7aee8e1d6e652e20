import { installDebianPackage, works } from './debian-packages.mjs';

/**
 * Finds redis-server on the PATH, or installs it with the system's package manager. If both fail, rejects with the
 * command to type.
 * @param {(message: string) => void} [say] receives progress messages
 * @returns {Promise<string>}
 */
export async function requireRedis(say = () => {}) {
  if (await works('redis-server')) return 'redis-server';
  await installDebianPackage('redis-server', say);
  return 'redis-server';
}
