import type { ReactElement } from 'react';

export interface MailFacts {
  readonly firstName: string;
  /** Empty in a mail that brings none. */
  readonly code: string;
  /** What the mail is about: a role, a moment; empty where there is nothing to say. */
  readonly detail: string;
  /** Where people reach this installation. */
  readonly publicUrl: string;
}

/** A mail as its template writes it. */
export interface WrittenMail {
  readonly subject: string;
  readonly body: ReactElement;
}
