import { messages } from './messages';

export function CodeSent({ email }: { email: string }) {
  return (
    <>
      {messages.sentTo} <strong className="wrap-anywhere text-ink">{email}</strong>.{' '}
      {messages.expires}
    </>
  );
}
