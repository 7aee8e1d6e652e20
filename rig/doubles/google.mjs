import { join } from 'node:path';
import { isOpen } from '../../tools/engines/ports.mjs';
import { startServer } from '../../tools/engines/server-process.mjs';

/**
 * The Google double as a process of its own.
 * @param {{ port: number }} options
 * @returns {Promise<{ url: string, env: Record<string, string> } & import('../../tools/engines/child-process.mjs').Child>}
 *   `env` tells the gateway where it is
 */
export async function startGoogle({ port }) {
  const script = join(import.meta.dirname, 'google-double.mjs');
  const server = await startServer('The Google double', process.execPath, [script, String(port)], {
    isReady: () => isOpen(port),
  });
  const url = `http://127.0.0.1:${port}`;
  return { url, env: googleAt(url), ...server };
}

/** What the gateway must know of a double. @param {string} url */
export const googleAt = (url) => ({
  GOOGLE_CLIENT_ID: 'cartaviva',
  GOOGLE_CLIENT_SECRET: 'google-double',
  GOOGLE_ISSUER: url,
  GOOGLE_AUTHORIZATION_URL: `${url}/authorize`,
  GOOGLE_TOKEN_URL: `${url}/token`,
  GOOGLE_KEYS_URL: `${url}/jwks`,
});
