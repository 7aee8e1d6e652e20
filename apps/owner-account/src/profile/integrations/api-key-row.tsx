import type { ApiKeyView, CreatedApiKey } from '@cartaviva/contracts';
import { Button, ConfirmDialog } from '@cartaviva/ui';
import { useState } from 'react';
import { KeyFacts } from './key-facts';
import { messages } from './messages';
import { useRevokeKey } from './use-revoke-key';
import { useRotateKey } from './use-rotate-key';

interface ApiKeyRowProps {
  readonly apiKey: ApiKeyView;
  readonly onRotated: (key: CreatedApiKey) => void;
  readonly onRevoked: () => void;
}

export function ApiKeyRow({ apiKey, onRotated, onRevoked }: ApiKeyRowProps) {
  const { id, name, prefix } = apiKey;
  const { revoke, busy: isRevoking } = useRevokeKey(onRevoked);
  const { rotate, busy: isRotating } = useRotateKey(onRotated);
  const [asking, setAsking] = useState<'rotate' | 'revoke'>();
  const stop = () => setAsking(undefined);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <code className="font-mono text-sm text-ink-soft">{prefix}…</code>
        </p>
        <KeyFacts apiKey={apiKey} now={new Date()} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={isRotating}
          aria-label={messages.rotateNamed(name)}
          onClick={() => setAsking('rotate')}
        >
          {messages.rotate}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={isRevoking}
          aria-label={messages.revokeNamed(name)}
          onClick={() => setAsking('revoke')}
        >
          {messages.revoke}
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'rotate'}
        onOpenChange={stop}
        title={messages.confirmRotation.title(name)}
        description={messages.confirmRotation.description}
        confirmLabel={messages.confirmRotation.confirm}
        onConfirm={() => void rotate(id)}
      />
      <ConfirmDialog
        open={asking === 'revoke'}
        onOpenChange={stop}
        title={messages.confirm.title(name)}
        description={messages.confirm.description}
        confirmLabel={messages.confirm.confirm}
        onConfirm={() => void revoke(id)}
        tone="danger"
      />
    </li>
  );
}
