import type { GoogleClient } from './google-client';

/** Longest wait for Google, in milliseconds: whoever signs in hears within five seconds. */
const TOKEN_TIMEOUT_MS = 2000;

interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly id_token?: string;
}

/** Gives a code to Google for the tokens that it stands for. Rejects when it stands for none. */
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
