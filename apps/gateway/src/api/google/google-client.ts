import type { GatewayConfig } from '../../config';

/** How this installation is known to Google, and where Google is. */
export interface GoogleClient {
  readonly id: string;
  readonly secret: string;
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly keysUrl: string;
  /** Where Google sends the browser back to. */
  readonly callbackUrl: string;
}

/** Nothing where this installation has no way in with Google. */
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
