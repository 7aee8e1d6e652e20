import type { GatewayConfig } from '../../config';

/** Credentials of this installation at Google, and Google's endpoints. */
export interface GoogleClient {
  readonly id: string;
  readonly secret: string;
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly keysUrl: string;
  readonly callbackUrl: string;
}

/** Returns undefined if sign-in with Google is not configured. */
export function googleClient(config: GatewayConfig): GoogleClient | undefined {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = config;
  if (!id || !secret) return undefined;
  return {
    id,
    secret,
    issuer: config.GOOGLE_ISSUER,
    authorizationUrl: config.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: config.GOOGLE_TOKEN_URL,
    keysUrl: config.GOOGLE_KEYS_URL,
    callbackUrl: `${config.PUBLIC_URL}/api/auth/google/callback`,
  };
}
