import { deviceEntries } from '@cartaviva/domain';
import { Button, Callout, Card, ConfirmDialog } from '@cartaviva/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { MESSAGES } from './messages';
import { useExitDemo } from './use-exit-demo';

export function DemoBanner() {
  return (
    <Callout tone="info" className="mb-6">
      <p className="text-pretty">{MESSAGES.text}</p>
    </Callout>
  );
}

export function AfterDemo() {
  const exit = useExitDemo();
  const [clearing, setClearing] = useState(false);
  return (
    <Card className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:mt-10">
      <div className="min-w-60 flex-1">
        <h2 className="font-display text-xl">{MESSAGES.own.title}</h2>
        <p className="mt-1 text-pretty text-ink-soft">{MESSAGES.own.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void exit('/registro')}>{MESSAGES.signUp}</Button>
        <Button variant="ghost" onClick={() => setClearing(true)}>
          <RotateCcw aria-hidden />
          {MESSAGES.clear}
        </Button>
      </div>
      <ConfirmDialog
        open={clearing}
        onOpenChange={setClearing}
        title={MESSAGES.clearing.title}
        description={MESSAGES.clearing.text}
        confirmLabel={MESSAGES.clear}
        onConfirm={clear}
        tone="danger"
      />
    </Card>
  );
}

/** Deletes everything that this browser stores for the product, then reloads the page (specification §4). */
function clear(): void {
  deviceEntries.keys().forEach(deviceEntries.remove);
  window.location.reload();
}
