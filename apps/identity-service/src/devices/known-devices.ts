import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MAIL_KEYS } from '../mails/mail-key';
import type { User } from '../users/user.entity';

/** Whose browser it is, and by which password it became known. */
type Owner = Pick<User, 'email' | 'password'>;

const NAME_BYTES = 16;

/**
 * Browsers that their owner signed in from before (OWASP, "device cookies"): guesses made from one are
 * counted apart, so that strangers who guess lock out strangers alone. A token is a random name and
 * the proof that we gave it to this address under this very password: with another password every
 * browser is a stranger again, the stolen ones first of all.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(MAIL_KEYS) private readonly keys: readonly [string, ...string[]]) {}

  /** A token for the browser that just signed in; none where there is no password to guess. */
  issue(owner: Owner): string | undefined {
    if (owner.password === null) return undefined;
    const name = randomBytes(NAME_BYTES).toString('base64url');
    return `${name}.${this.proofOf(this.keys[0], name, owner).toString('base64url')}`;
  }

  /** The name of a browser that this owner is known on; nothing for every other one. */
  nameOf(token: string | undefined, owner: Owner | null): string | undefined {
    const [name = '', proof = ''] = token?.split('.') ?? [];
    if (!owner?.password) return undefined;
    const given = Buffer.from(proof, 'base64url');
    const isOurs = this.keys.some((key) => {
      const expected = this.proofOf(key, name, owner);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isOurs ? name : undefined;
  }

  private proofOf(key: string, name: string, { email, password }: Owner): Buffer {
    return createHmac('sha256', key).update(`device\n${email}\n${name}\n${password}`).digest();
  }
}
