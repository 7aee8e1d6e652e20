import type { GoogleSignIn, Requester } from '@cartaviva/contracts';
import { apiKeyPrefix, digestOf, newApiKey } from '@cartaviva/secrets';
import { randomUUID } from 'node:crypto';

export const USER_AGENT = 'Mozilla/5.0 (Linux; Android 15) Chrome/142';
export const DEVICE = 'Chrome en Android';

/** Somebody whose address nobody has seen before. */
export function newcomer() {
  const email = `ana.${randomUUID()}@example.com`;
  return { email, password: 'contraseña de Ana', firstName: 'Ana', lastName: 'Peña' };
}

export type Person = ReturnType<typeof newcomer>;

/** A key that a gateway made, and what it tells of it. */
export function newKey(name = 'Caja') {
  const key = newApiKey();
  return { key, about: { name, ...secretOf(key) } };
}

/** Another secret for a key that there is. */
export const newSecret = () => secretOf(newApiKey());

/** What a gateway tells of a key that it made. */
export const secretOf = (key: string) => ({
  ...{ userAgent: USER_AGENT, prefix: apiKeyPrefix(key), digest: digestOf(key) },
});

/** What Google says of somebody it never spoke of before. */
export function googler(emitted: Partial<GoogleSignIn> = {}): GoogleSignIn {
  return {
    issuer: 'https://accounts.google.com',
    subject: randomUUID(),
    email: newcomer().email,
    isEmailVerified: true,
    firstName: 'Ana',
    lastName: 'Peña',
    userAgent: USER_AGENT,
    ...emitted,
  };
}

/** A browser in a network; without a name, a program that keeps no cookies. */
export const requester = (network: string, browser?: string): Requester => ({
  network: digestOf(network),
  ...(browser !== undefined && { browser: digestOf(browser) }),
});

/** Where owners ask from, and the stranger on the `n`th network and browser. */
export const HOME = requester('home', 'owner');
export const stranger = (n = 1): Requester => requester(`network ${n}`, `stranger ${n}`);
