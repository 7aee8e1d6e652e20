import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { codeMailedBy, linkMailedTo } from '../../../../../tools/api/inbox.mjs';
import { Owner } from '../../../../../tools/api/owner.mjs';
import { PASSWORD } from '../../../../clients/restaurant.mjs';

/** @typedef {import('./stories.mjs').Stage} Stage */

/**
 * Sign-ins other than with the right code and password: a user mistypes a code and opens the link in the mail
 * instead, resets the password, and signs in with Google for the first time.
 * @param {Stage} stage
 */
export async function play({ system }) {
  const { inboxUrl } = system;
  const one = new Owner(system.url, inboxUrl);
  const email = `puerta-${randomUUID()}@ejemplo.do`;
  const person = { email, password: PASSWORD, firstName: 'Ana', lastName: 'Peña' };
  const code = await codeMailedBy(inboxUrl, email, () =>
    one.call('POST', '/api/auth/register', person),
  );
  const wrong = code === '000000' ? '000001' : '000000';
  const mistyped = one.call('POST', '/api/auth/verify-email', { email, code: wrong });
  await assert.rejects(mistyped, { status: 400 });
  const verified = { token: await tokenMailedTo(inboxUrl, email) };
  await one.call('POST', '/api/auth/verify-email', verified);

  await assert.rejects(one.signIn(email, 'otra-clave-larga'), { status: 401 });
  await codeMailedBy(inboxUrl, email, () =>
    one.call('POST', '/api/auth/forgot-password', { email }),
  );
  const token = await tokenMailedTo(inboxUrl, email);
  await one.call('POST', '/api/auth/reset-password', { token, password: PASSWORD });

  const byGoogle = new Owner(system.url, inboxUrl);
  await byGoogle.signInWithGoogle(email);
  await byGoogle.signInWithGoogle(email);
  await byGoogle.signInWithGoogle(`google-${email}`);
}

/** @param {string} inboxUrl @param {string} email */
const tokenMailedTo = async (inboxUrl, email) =>
  new URL(await linkMailedTo(inboxUrl, email)).hash.slice(1);
