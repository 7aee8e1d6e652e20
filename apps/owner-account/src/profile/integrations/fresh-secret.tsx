import { Button, Callout, Field, TextInput, useToast } from '@cartaviva/ui';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface FreshSecretProps {
  readonly value: string;
  readonly messages: {
    readonly warning: string;
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly done: string;
  };
  readonly title: string;
  readonly onDone: () => void;
}

/** Shows a new secret, which the server sends only once, until its owner confirms. */
export function FreshSecret({ value, title, messages, onDone }: FreshSecretProps) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  useEffect(() => input.current?.focus(), [value]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: messages.copied, tone: 'success' });
    } catch {
      input.current?.select();
      toast({ title: 'Error', description: messages.copyFailed, tone: 'destructive' });
    }
  }

  return (
    <Callout tone="warning" role="status">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p>{messages.warning}</p>
      <div className="mt-4 grid gap-3">
        <Field label={messages.label}>
          {(control) => (
            <TextInput
              ref={input}
              readOnly
              value={value}
              className="font-mono text-sm"
              onFocus={({ target }) => target.select()}
              {...control}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void copy()}>
            <Copy aria-hidden />
            {messages.copy}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {messages.done}
          </Button>
        </div>
      </div>
    </Callout>
  );
}
