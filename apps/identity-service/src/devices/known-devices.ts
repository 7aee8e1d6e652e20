import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MAIL_KEYS } from '../mails/mail-key';
import type { User } from '../users/user.entity';

/** The owner's address, and the password hash for which the browser became known. */
type Owner = Pick<User, 'email' | 'password'>;

const NAME_BYTES = 16;

/**
 * Recognizes browsers from which the owner has signed in before (OWASP, "device cookies"). Guesses from such a
 * browser are counted separately, so that guesses of strangers lock out only strangers. A token consists of a random
 * name and an HMAC over the name, the address and the password hash. A new password therefore invalidates all
 * tokens, including stolen ones.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(MAIL_KEYS) private readonly keys: readonly [string, ...string[]]) {}

  /** Issues a token for a browser that has just signed in. Returns undefined if the owner has no password. */
  issue(owner: Owner): string | undefined {
    if (owner.password === null) return undefined;
    const name = randomBytes(NAME_BYTES).toString('base64url');
    return `${name}.${this.proofOf(this.keys[0], name, owner).toString('base64url')}`;
  }

  /** Returns the name of a browser that the owner has used before, or undefined for any other browser. */
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
