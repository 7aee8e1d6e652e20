import { saveFile } from '@cartaviva/api-client';
import { LOST_LETTERS_HEADER, readLostLetters } from '@cartaviva/domain';
import { useState } from 'react';
import { useToasts } from '../toasts';
import { MESSAGES } from './messages';

export function usePrint() {
  const [isBusy, setIsBusy] = useState(false);
  const toasts = useToasts();

  async function print(address: string): Promise<void> {
    setIsBusy(true);
    try {
      const headers = await saveFile(address);
      toasts.done(MESSAGES.printed);
      const lost = readLostLetters(headers.get(LOST_LETTERS_HEADER) ?? '');
      if (lost.missing.length > 0) toasts.failed(MESSAGES.lettersMissing(lost.missing));
      if (lost.uncoloured.length > 0) toasts.done(MESSAGES.uncoloured(lost.uncoloured));
    } catch (error) {
      toasts.failed(MESSAGES.notPrinted, error);
    } finally {
      setIsBusy(false);
    }
  }

  return { print, isBusy };
}
