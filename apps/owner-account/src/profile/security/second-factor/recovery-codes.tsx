import { Button, Callout, useToast } from '@cartaviva/ui';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from './messages';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the recovery codes, which the server sends only once, until their owner confirms. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { title, warning, label, copy, copied, copyFailed, done } = messages.recovery;
  const list = useRef<HTMLUListElement>(null);
  const toast = useToast();
  useEffect(() => list.current?.focus(), []);

  async function copyAll() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ title: copied, tone: 'success' });
    } catch {
      toast({ title: 'Error', description: copyFailed, tone: 'destructive' });
    }
  }

  return (
    <Callout tone="warning" role="status">
      <p className="font-semibold">{title}</p>
      <p>{warning}</p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={label}
        className="my-4 grid gap-x-8 gap-y-1 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyAll()}>
          <Copy aria-hidden />
          {copy}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {done}
        </Button>
      </div>
    </Callout>
  );
}
