import { sentenceOf } from '@cartaviva/api-client';
import { useToast } from '@cartaviva/ui';
import { useState } from 'react';

/** Runs an action outside a form. It tracks whether the action is in progress and reports failures in a toast. */
export function useAttempt() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  /** Returns true on success. On failure a toast shows the server's sentence, or `failed` if there is none. */
  async function attempt(work: () => Promise<unknown>, failed: string): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error, failed), tone: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { attempt, busy };
}
