import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isOpen, until } from './ports.mjs';

/**
 * The Google double as a process of its own.
 * @param {{ port: number }} options
 * @returns {Promise<{ url: string, env: Record<string, string>, stop: () => Promise<void> }>} `env`
 *   tells the gateway where it is
 */
export async function startGoogle({ port }) {
  const script = join(import.meta.dirname, 'google-double.mjs');
  const server = spawn(process.execPath, [script, String(port)], {
    stdio: 'ignore',
    detached: true,
  });
  await until(() => isOpen(port), 15_000, 'The Google double did not start');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    env: googleAt(url),
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
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
