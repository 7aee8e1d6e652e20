import { startDouble } from './loopback.mjs';

/**
 * @param {{ port: number }} options
 * @returns {Promise<{ url: string, env: Record<string, string> } &
 *   import('../../tools/engines/child-process.mjs').Child>} `env` configures the gateway
 */
export async function startGoogle({ port }) {
  const options = { port, args: [String(port)] };
  const server = await startDouble('The Google double', 'google-double.mjs', options);
  const url = `http://127.0.0.1:${port}`;
  return { url, env: googleAt(url), ...server };
}

/** @param {string} url */
export const googleAt = (url) => ({
  GOOGLE_CLIENT_ID: 'cartaviva',
  GOOGLE_CLIENT_SECRET: 'google-double',
  GOOGLE_ISSUER: url,
  GOOGLE_AUTHORIZATION_URL: `${url}/authorize`,
  GOOGLE_TOKEN_URL: `${url}/token`,
  GOOGLE_KEYS_URL: `${url}/jwks`,
});
