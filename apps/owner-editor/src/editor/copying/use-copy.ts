import { useToast } from '@cartaviva/ui';
import { MESSAGES as EDITOR } from '../messages';
import { MESSAGES } from './messages';

interface CopyMessages {
  readonly copied: string;
  readonly notCopied: string;
}

/**
 * Copies a text to the clipboard and shows a toast with the result. Browsers refuse to copy on pages without HTTPS.
 */
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
