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
  /** The digits; empty in a mail that brings none. */
  readonly code: string;
  /** What the mail's link carries; empty in a mail without one. */
  readonly token: string;
  /** The reader's API keys, in a mail that is about them. */
  readonly apiKeys: readonly MailedApiKey[];
  /** Hosts of the webhooks that the mail is about. */
  readonly hosts: readonly string[];
  /** Webhooks that lost a secret because the person who saw it has departed. */
  readonly unsigned: readonly UnsignedWebhook[];
  /** Scheduled changes that were cancelled. */
  readonly cancelled: readonly CancelledChange[];
  /** The person who did what the mail reports. Without it, the owner did. */
  readonly by?: MailedActor;
  /** What the mail is about: a role, a moment; empty where there is nothing to say. */
  readonly detail: string;
  /** Who asked to be shown the product, in the mails about that. */
  readonly demoRequest?: MailedDemoRequest;
  /** What an owner wants connected, in the mail that tells sales. */
  readonly integrationRequest?: MailedIntegrationRequest;
  /** An account and somebody of its people, in the mails about them. */
  readonly team?: MailedTeam;
  /** What owners are told of, in the mail that tells all of them. */
  readonly notice?: MailedNotice;
  /** Of the reader's menus, in the mail about it. */
  readonly week?: MailedWeek;
  /** Where people reach this installation. */
  readonly publicUrl: string;
  /** Who helps its people. */
  readonly support: string;
}

/** A mail as its template writes it. */
export interface WrittenMail {
  readonly subject: string;
  readonly body: ReactElement;
}
