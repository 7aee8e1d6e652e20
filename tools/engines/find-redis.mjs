import { installDebianPackage, works } from './debian-packages.mjs';

/**
 * The Redis server of this machine: found on the PATH, else installed with the system's package
 * manager. Rejects with the one command to type when neither works.
 * @param {(message: string) => void} [say] hears what is being installed
 * @returns {Promise<string>}
 */
export async function requireRedis(say = () => {}) {
  if (await works('redis-server')) return 'redis-server';
  await installDebianPackage('redis-server', say);
  return 'redis-server';
}
