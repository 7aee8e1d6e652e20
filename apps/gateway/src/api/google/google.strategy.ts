import { PassportStrategy } from '@nestjs/passport';
import { createHash } from 'node:crypto';
import { Strategy, type GoogleCallbackParameters } from 'passport-google-oauth20';
import type { GatewayConfig } from '../../config';
import { attempt } from '../../pipeline/sessions/attempt';
import { fetchTokens } from './fetch-tokens';
import { googleClient, type GoogleClient } from './google-client';
import type { Handshake } from './handshakes';
import { IdTokens, type Identity } from './id-tokens';

/** Authorization code that the browser brought back from Google, with the handshake that it belongs to. */
interface Arrival {
  readonly query: { readonly code: string };
  readonly handshake: Handshake;
  readonly requestId: string;
}

type GetTokens = (
  code: string,
  parameters: Readonly<Record<string, string>>,
  done: (error: unknown, access?: string, refresh?: string, answer?: object) => void,
) => void;

/** Passport passes the whole token response only to callbacks with this number of parameters. */
const WITH_ANSWER = 6;

/**
 * Passport strategy for Google. Passport would keep state and PKCE in a server-side session and does not support the
 * nonce. Here all three travel in the handshake and are checked here and in `Handshakes.take`.
 */
export class GoogleStrategy extends PassportStrategy(Strategy, 'google', WITH_ANSWER) {
  readonly issuer: string;
  private readonly idTokens: IdTokens;

  constructor(client: GoogleClient) {
    super({
      clientID: client.id,
      clientSecret: client.secret,
      authorizationURL: client.authorizationUrl,
      tokenURL: client.tokenUrl,
      callbackURL: client.callbackUrl,
      scope: ['openid', 'email', 'profile'],
      // The ID token already contains every field that we need.
      skipUserProfile: true,
      passReqToCallback: true,
    });
    this.issuer = client.issuer;
    this.idTokens = new IdTokens(client);
    // Passport's own request to Google has no timeout.
    const getOAuthAccessToken: GetTokens = (code, parameters, done) => {
      fetchTokens(client, code, parameters).then(
        (tokens) => done(null, tokens.access_token, tokens.refresh_token, tokens),
        done,
      );
    };
    Object.assign(this._oauth2, { getOAuthAccessToken });
  }

  async address(handshake: Handshake): Promise<string> {
    const { location } = await attempt(this, {}, { handshake });
    return location!;
  }

  /** Returns the identity of the person whom Google sent back. Rejects or returns undefined if a check fails. */
  async identify(arrival: Arrival): Promise<Identity | undefined> {
    const { user } = await attempt<Identity>(this, arrival, { handshake: arrival.handshake });
    return user;
  }

  override authorizationParams({ handshake }: { handshake: Handshake }): object {
    const { state, nonce, verifier } = handshake;
    return {
      state,
      nonce,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    };
  }

  override tokenParams({ handshake }: { handshake: Handshake }): object {
    return { code_verifier: handshake.verifier };
  }

  validate(
    { handshake, requestId }: Arrival,
    _accessToken: string,
    _refreshToken: string,
    { id_token: token = '' }: GoogleCallbackParameters,
  ): Promise<Identity> {
    return this.idTokens.read(token, handshake.nonce, requestId);
  }
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Returns null if sign-in with Google is not configured. */
export function googleStrategy(config: GatewayConfig): GoogleStrategy | null {
  const client = googleClient(config);
  return client ? new GoogleStrategy(client) : null;
}
