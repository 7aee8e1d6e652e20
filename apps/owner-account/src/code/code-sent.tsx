import { messages } from './messages';

/** Names the address that received the code and the time until the code expires. */
export function CodeSent({ email }: { email: string }) {
  return (
    <>
      {messages.sentTo} <strong className="wrap-anywhere text-ink">{email}</strong>.{' '}
      {messages.expires}
    </>
  );
}
