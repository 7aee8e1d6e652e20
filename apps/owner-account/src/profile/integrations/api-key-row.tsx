import type { ApiKeyView } from '@cartaviva/contracts';
import { Button, ConfirmDialog } from '@cartaviva/ui';
import { useState } from 'react';
import { dayOf, momentOf } from '../../dates/dates';
import { messages } from './messages';
import { useRevokeKey } from './use-revoke-key';

/** A key as it is remembered: its name, how it begins, when it was used. */
export function ApiKeyRow({ apiKey }: { apiKey: ApiKeyView }) {
  const { id, name, prefix, createdAt, lastUsedAt } = apiKey;
  const { revoke, busy } = useRevokeKey();
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <code className="font-mono text-sm text-ink-soft">{prefix}…</code>
        </p>
        <p className="text-sm text-ink-faint">
          {messages.created(dayOf(createdAt))} ·{' '}
          {lastUsedAt ? messages.lastUsed(momentOf(lastUsedAt)) : messages.neverUsed}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={messages.revokeNamed(name)}
        onClick={() => setAsking(true)}
      >
        {messages.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={messages.confirm.title(name)}
        description={messages.confirm.description}
        confirmLabel={messages.confirm.confirm}
        onConfirm={() => void revoke(id)}
        tone="danger"
      />
    </li>
  );
}
