import { useToast } from '@cartaviva/ui';
import { MESSAGES as EDITOR } from '../messages';
import { MESSAGES } from './messages';

interface CopyMessages {
  readonly copied: string;
  readonly notCopied: string;
}

/** Copies an address, or what else has a name of its own, and says whether it worked: browsers refuse it on pages without https. */
export function useCopy({ copied, notCopied }: CopyMessages = MESSAGES) {
  const toast = useToast();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: copied, tone: 'success' });
    } catch {
      toast({ title: EDITOR.error, description: notCopied, tone: 'destructive' });
    }
  };
}
