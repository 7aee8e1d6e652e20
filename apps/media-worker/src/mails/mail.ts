import type {
  CancelledChange,
  MailedActor,
  MailedApiKey,
  MailedDemoRequest,
  MailedIntegrationRequest,
  MailedNotice,
  MailedTeam,
  MailedWeek,
  UnsignedWebhook,
} from '@cartaviva/contracts';
import type { ReactElement } from 'react';

export interface MailFacts {
  readonly firstName: string;
  /** Verification code; empty in a mail without one. */
  readonly code: string;
  /** Token of the mail's link; empty in a mail without one. */
  readonly token: string;
  readonly apiKeys: readonly MailedApiKey[];
  readonly hosts: readonly string[];
  /** Webhooks that lost a secret because the person who saw it has departed. */
  readonly unsigned: readonly UnsignedWebhook[];
  readonly cancelled: readonly CancelledChange[];
  /** The person who did what the mail reports. Without it, the owner did. */
  readonly by?: MailedActor;
  /** Subject of the mail, such as a role or a time; empty if there is none. */
  readonly detail: string;
  readonly demoRequest?: MailedDemoRequest;
  readonly integrationRequest?: MailedIntegrationRequest;
  /** An account and one of its people, in mails about teams and transfers. */
  readonly team?: MailedTeam;
  readonly notice?: MailedNotice;
  readonly week?: MailedWeek;
  readonly publicUrl: string;
  /** Address of support. */
  readonly support: string;
}

export interface WrittenMail {
  readonly subject: string;
  readonly body: ReactElement;
}
