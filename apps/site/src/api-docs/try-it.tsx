import { Button } from '@cartaviva/ui';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MESSAGES } from './messages';
import type { Operation } from './operation';

const TryForm = lazy(() => import('./try-form'));

/**
 * Opens the form that makes the call with the reader's own key. The form loads on demand, because few readers use it.
 */
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
