import type { MailRequested, MailTemplate } from '@cartaviva/contracts';
import { seal } from '@cartaviva/secrets';
import { randomUUID } from 'node:crypto';
import type { CodePurpose } from '../verification-codes/verification-code.entity';

export interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

const CODE_TEMPLATES = {
  verify: 'verification-code',
  reset: 'password-reset-code',
  delete: 'deletion-code',
  transfer: 'transfer-code',
  'sign-in': 'sign-in-link',
} as const satisfies Record<CodePurpose, MailTemplate>;
type PlainMailTemplate = Exclude<MailTemplate, (typeof CODE_TEMPLATES)[CodePurpose]>;

interface MailSecrets {
  readonly token: string;
  /** The digits. Without them, the mail contains only the link. */
  readonly code?: string;
  readonly expiresAt: Date;
}

/** Creates the mail with a code and a link. Only a holder of the mail key can decrypt them. */
export function codeMail(
  purpose: CodePurpose,
  { email, firstName }: Recipient,
  { code, token, expiresAt }: MailSecrets,
  mailKey: string,
): MailRequested {
  return {
    mailId: randomUUID(),
    to: email,
    firstName,
    template: CODE_TEMPLATES[purpose],
    ...(code !== undefined && { sealedCode: seal(code, mailKey) }),
    sealedToken: seal(token, mailKey),
    expiresAt: expiresAt.toISOString(),
  };
}

export function plainMail(
  template: PlainMailTemplate,
  { email, firstName }: Recipient,
  detail?: string,
): MailRequested {
  return {
    mailId: randomUUID(),
    to: email,
    firstName,
    template,
    ...(detail === undefined ? {} : { detail }),
  };
}
