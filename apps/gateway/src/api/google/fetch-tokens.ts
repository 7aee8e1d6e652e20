import type { GoogleClient } from './google-client';

/** Timeout for Google, in milliseconds. A sign-in must finish within five seconds. */
const TOKEN_TIMEOUT_MS = 2000;

interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly id_token?: string;
}

/** Exchanges an authorization code for tokens. Rejects if Google does not accept the code. */
export async function fetchTokens(
  { id, secret, tokenUrl }: GoogleClient,
  code: string,
  parameters: Readonly<Record<string, string>>,
): Promise<Tokens> {
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({ ...parameters, code, client_id: id, client_secret: secret }),
    signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`Google took no code: ${response.status}`);
  return (await response.json()) as Tokens;
}
