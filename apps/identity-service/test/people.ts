import type { GoogleSignIn } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';

export const USER_AGENT = 'Mozilla/5.0 (Linux; Android 15) Chrome/142';
export const DEVICE = 'Chrome en Android';

/** Somebody whose address nobody has seen before. */
export function newcomer() {
  const email = `ana.${randomUUID()}@example.com`;
  return { email, password: 'contraseña de Ana', firstName: 'Ana', lastName: 'Peña' };
}

export type Person = ReturnType<typeof newcomer>;

/** What Google says of somebody it never spoke of before. */
export function googler(told: Partial<GoogleSignIn> = {}): GoogleSignIn {
  return {
    issuer: 'https://accounts.google.com',
    subject: randomUUID(),
    email: newcomer().email,
    isEmailVerified: true,
    firstName: 'Ana',
    lastName: 'Peña',
    userAgent: USER_AGENT,
    ...told,
  };
}
