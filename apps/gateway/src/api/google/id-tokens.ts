import { JwtService } from '@nestjs/jwt';
import type { GoogleClient } from './google-client';
import { GoogleKeys } from './google-keys';

export interface Identity {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

interface Decoded {
  readonly header: { readonly kid?: string };
}

/** Accepted difference between Google's clock and ours, in seconds. */
const TOLERANCE = 30;

export class IdTokens {
  private readonly keys: GoogleKeys;
  private readonly jwt = new JwtService();

  constructor(private readonly client: GoogleClient) {
    this.keys = new GoogleKeys(client.keysUrl);
  }

  /** Rejects unless Google signed the token for this installation and this handshake, and it has not expired. */
  async read(token: string, nonce: string, requestId: string): Promise<Identity> {
    const decoded = this.jwt.decode<Decoded | null>(token, { complete: true });
    const publicKey = await this.keys.find(decoded?.header.kid ?? '', requestId);
    if (!publicKey) throw new Error('The identity is signed with a key that is not Google’s');
    return this.jwt.verifyAsync<Identity>(token, {
      publicKey,
      algorithms: ['RS256'],
      issuer: issuersOf(this.client),
      audience: this.client.id,
      nonce,
      clockTolerance: TOLERANCE,
      // Limits the age regardless of the expiry claim, which may be missing.
      maxAge: '1h',
    });
  }
}

/** Google writes its issuer name with or without the scheme. */
const issuersOf = ({ issuer }: GoogleClient): [string, string] => [
  issuer,
  issuer.replace(/^https:\/\//, ''),
];
