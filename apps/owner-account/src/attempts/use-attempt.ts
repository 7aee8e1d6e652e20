import { sentenceOf } from '@cartaviva/api-client';
import { useToast } from '@cartaviva/ui';
import { useState } from 'react';

/** A deed of one press, outside a form: shown as busy, and told when it fails. */
export function useAttempt() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  /** Whether it worked; if not, a toast says why in the server's words, or else in `failed`. */
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
