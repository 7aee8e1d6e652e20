import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { MAIL_KEY } from '../mails/mail-key';
import { Passwords } from '../passwords/passwords';

const SALT_BYTES = 16;

/** Passwords that were sent for an address which nobody has proved yet. */
@Injectable()
export class AwaitedPasswords {
  constructor(
    private readonly passwords: Passwords,
    @Inject(MAIL_KEY) private readonly key: string,
  ) {}

  /**
   * One salt for each address makes the same password the same hash, so that a form sent twice is known
   * from a stranger's. It is keyed, because an address is no secret.
   */
  hash(email: string, password: string): Promise<string> {
    const salt = createHmac('sha256', this.key).update(`salt\n${email}`).digest();
    return this.passwords.hash(password, salt.subarray(0, SALT_BYTES));
  }
}

/**
 * The hash that an address's code will confirm, of the one that is waited for and the one just sent.
 * Two that differ leave none: nobody can tell the owner's from a stranger's, and the code that comes
 * last may be the stranger's. It then proves the address alone, and its owner sets a password by mail.
 */
export const awaitedHash = (waitedFor: string | null, sent: string): string | null =>
  waitedFor === sent ? sent : null;
