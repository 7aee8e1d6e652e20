import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { MAIL_KEY } from '../mails/mail-key';
import { Passwords } from '../passwords/passwords';

const SALT_BYTES = 16;

/** Hashes passwords that were registered for an address before it is verified. */
@Injectable()
export class AwaitedPasswords {
  constructor(
    private readonly passwords: Passwords,
    @Inject(MAIL_KEY) private readonly key: string,
  ) {}

  /**
   * The salt depends on the address, so that the same password gives the same hash. This distinguishes a form that
   * was sent twice from a form of a stranger. The salt is keyed, because an address is not secret.
   */
  hash(email: string, password: string): Promise<string> {
    const salt = createHmac('sha256', this.key).update(`salt\n${email}`).digest();
    return this.passwords.hash(password, salt.subarray(0, SALT_BYTES));
  }
}

/**
 * Returns the password hash that the address's code will confirm, given the stored hash and the new one. Different
 * hashes give null: the owner's password cannot be told from a stranger's, and the last code may be the stranger's.
 * The code then only verifies the address, and the owner sets a password by mail.
 */
export const awaitedHash = (waitedFor: string | null, sent: string): string | null =>
  waitedFor === sent ? sent : null;
