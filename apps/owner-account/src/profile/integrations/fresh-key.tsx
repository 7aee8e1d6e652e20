import type { CreatedApiKey } from '@cartaviva/contracts';
import { Button, Callout, Field, TextInput, useToast } from '@cartaviva/ui';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from './messages';

const { fresh } = messages;

interface FreshKeyProps {
  readonly created: CreatedApiKey;
  readonly onDone: () => void;
}

/** A key that was just made: the only time it is seen. It stays until its owner says so. */
export function FreshKey({ created, onDone }: FreshKeyProps) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  useEffect(() => input.current?.focus(), [created.key]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(created.key);
      toast({ title: fresh.copied, tone: 'success' });
    } catch {
      input.current?.select();
      toast({ title: 'Error', description: fresh.copyFailed, tone: 'destructive' });
    }
  }

  return (
    <Callout tone="warning" role="status">
      <p className="font-semibold wrap-anywhere">{fresh.title(created.name)}</p>
      <p>{fresh.warning}</p>
      <div className="mt-4 grid gap-3">
        <Field label={fresh.label}>
          {(control) => (
            <TextInput
              ref={input}
              readOnly
              value={created.key}
              className="font-mono text-sm"
              onFocus={({ target }) => target.select()}
              {...control}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void copy()}>
            <Copy aria-hidden />
            {fresh.copy}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {fresh.done}
          </Button>
        </div>
      </div>
    </Callout>
  );
}
