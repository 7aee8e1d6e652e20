import { identity, type GoogleSignIn } from '@cartaviva/contracts';
import { googleAt } from '@cartaviva/rig/doubles/google.mjs';
import { openGoogleDouble } from '@cartaviva/rig/doubles/google-double.mjs';
import type { Browser } from './browser';
import type { TestGateway } from './test-gateway';
import { sampleUser } from './samples';

export type Claims = Record<string, unknown>;

/** Starts a double of Google whose responses tests can change. */
export async function openGoogle() {
  const double = await openGoogleDouble(0);
  let tamper: (claims: Claims) => void = () => undefined;
  let replace: (() => string) | undefined;
  double.service.on('beforeTokenSigning', ({ payload }: { payload: Claims }) => tamper(payload));
  double.service.on('beforeResponse', ({ body }: { body: Claims }) => {
    if (replace) body['id_token'] = replace();
  });
  return {
    ...double,
    env: googleAt(double.url),
    async saying<T>(change: (claims: Claims) => void, during: () => Promise<T>): Promise<T> {
      tamper = change;
      return during().finally(() => (tamper = () => undefined));
    },
    async answering<T>(token: () => string, during: () => Promise<T>): Promise<T> {
      replace = token;
      return during().finally(() => (replace = undefined));
    },
  };
}

/**
 * Starts a sign-in at Google and consents there.
 * @returns the address to which Google redirects the browser
 */
export async function consent(browser: Browser, query = '', email = 'ana@gmail.com') {
  const { headers } = await browser.call(`/api/auth/google${query}`);
  const asked = new URL(headers.location!);
  asked.searchParams.set('login_hint', email);
  const answer = await fetch(asked, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location')!);
  return { asked, back, path: back.pathname + back.search };
}

/**
 * Stubs identity-service to open sessions for Google users.
 * @returns the sign-ins that identity-service receives
 */
export function welcomeGoogle(testGateway: TestGateway): GoogleSignIn[] {
  const emitted: GoogleSignIn[] = [];
  testGateway.identity.on(identity.session.signInWithGoogle, (google) => {
    emitted.push(google);
    const user = sampleUser({ email: google.email, provider: 'google' });
    return testGateway.people.openSession(user);
  });
  return emitted;
}
