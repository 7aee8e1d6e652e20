import type { MailRequested } from '@cartaviva/contracts';
import { seal } from '@cartaviva/secrets';
import { randomUUID } from 'node:crypto';

export interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

/** The mail that brings a code, readable to the holder of the mail key alone. */
export function verificationMail(
  { email, firstName }: Recipient,
  { code, expiresAt }: { code: string; expiresAt: Date },
  mailKey: string,
): MailRequested {
  return {
    mailId: randomUUID(),
    to: email,
    firstName,
    template: 'verification-code',
    sealedCode: seal(code, mailKey),
    expiresAt: expiresAt.toISOString(),
  };
}

/** The mail that tells an owner that somebody tried to register their address again. */
export function accountExistsMail({ email, firstName }: Recipient): MailRequested {
  return { mailId: randomUUID(), to: email, firstName, template: 'account-exists' };
}
