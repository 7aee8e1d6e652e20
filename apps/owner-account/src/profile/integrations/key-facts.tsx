import type { ApiKeyView } from '@cartaviva/contracts';
import { dayOf, momentOf } from '../../dates/dates';
import { messages } from './messages';

export function KeyFacts({ apiKey, now }: { apiKey: ApiKeyView; now: Date }) {
  const { scopes, createdAt, lastUsedAt, expiresAt, previousExpiresAt } = apiKey;
  const isOver = expiresAt !== null && new Date(expiresAt) <= now;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {scopes.map((scope) => (
          <span key={scope}>
            {messages.scopes.names[scope]} <code className="font-mono text-xs">{scope}</code>
          </span>
        ))}
      </p>
      <p className="text-sm text-ink-faint">
        {messages.created(dayOf(createdAt))} ·{' '}
        {lastUsedAt ? messages.lastUsed(momentOf(lastUsedAt)) : messages.neverUsed}
      </p>
      {expiresAt && (
        <p className={isOver ? 'text-sm font-medium text-brick' : 'text-sm text-ink-faint'}>
          {isOver ? messages.expiry.over(dayOf(expiresAt)) : messages.expiry.ends(dayOf(expiresAt))}
        </p>
      )}
      {previousExpiresAt && (
        <p className="text-sm text-ink-soft">{messages.previous(momentOf(previousExpiresAt))}</p>
      )}
    </>
  );
}
