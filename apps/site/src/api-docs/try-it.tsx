import { Button } from '@cartaviva/ui';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MESSAGES } from './messages';
import type { Operation } from './operation';

const TryForm = lazy(() => import('./try-form'));

/** Opens a form that makes the call with the reader's own key; few need it, so that it comes when asked for. */
export function TryIt({ operation }: { operation: Operation }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <Suspense>
        <TryForm operation={operation} />
      </Suspense>
    );
  }
  return (
    <div className="noscript:hidden print:hidden">
      <Button
        variant="secondary"
        aria-label={MESSAGES.tryCall(operation.summary)}
        onClick={() => setOpen(true)}
      >
        <Play aria-hidden />
        {MESSAGES.try}
      </Button>
    </div>
  );
}
