import { messages } from './messages';

/** Where the code went, and how long it is good. */
export function CodeSent({ email }: { email: string }) {
  return (
    <>
      {messages.sentTo} <strong className="wrap-anywhere text-ink">{email}</strong>.{' '}
      {messages.expires}
    </>
  );
}
