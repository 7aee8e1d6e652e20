import { useToast } from '@cartaviva/ui';
import { MESSAGES as EDITOR } from '../messages';
import { MESSAGES } from './messages';

/** Copies an address and says whether it worked: browsers refuse it on pages without https. */
export function useCopy() {
  const toast = useToast();
  return async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: MESSAGES.copied, tone: 'success' });
    } catch {
      toast({ title: EDITOR.error, description: MESSAGES.notCopied, tone: 'destructive' });
    }
  };
}
