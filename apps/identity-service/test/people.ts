import type { GoogleSignIn, Requester } from '@cartaviva/contracts';
import { apiKeyPrefix, digestOf, newApiKey } from '@cartaviva/secrets';
import { randomUUID } from 'node:crypto';

export const USER_AGENT = 'Mozilla/5.0 (Linux; Android 15) Chrome/142';
export const DEVICE = 'Chrome en Android';

export function newcomer() {
  const email = `ana.${randomUUID()}@example.com`;
  return { email, password: 'contraseña de Ana', firstName: 'Ana', lastName: 'Peña' };
}

export type Person = ReturnType<typeof newcomer>;

export function newKey(name = 'Caja') {
  const key = newApiKey();
  return { key, about: { name, ...secretOf(key) } };
}

export const newSecret = () => secretOf(newApiKey());

/** Returns the data that a gateway sends about a new key. */
export const secretOf = (key: string) => ({
  ...{ userAgent: USER_AGENT, prefix: apiKeyPrefix(key), digest: digestOf(key) },
});

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

/** A browser in a network. Without a name, it is a program that keeps no cookies. */
export const requester = (network: string, browser?: string): Requester => ({
  network: digestOf(network),
  ...(browser !== undefined && { browser: digestOf(browser) }),
});

/** The owner's browser. `stranger` returns the nth of other browsers, each in a different network. */
export const HOME = requester('home', 'owner');
export const stranger = (n = 1): Requester => requester(`network ${n}`, `stranger ${n}`);
