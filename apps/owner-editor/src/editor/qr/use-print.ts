import { saveFile } from '@cartaviva/api-client';
import { useState } from 'react';
import { useToasts } from '../toasts';
import { MESSAGES } from './messages';

/** Fetches a file to print and hands it to the browser's downloads, and tells how that went. */
export function usePrint() {
  const [isBusy, setIsBusy] = useState(false);
  const toasts = useToasts();

  async function print(address: string): Promise<void> {
    setIsBusy(true);
    try {
      await saveFile(address);
      toasts.done(MESSAGES.printed);
    } catch (error) {
      toasts.failed(MESSAGES.notPrinted, error);
    } finally {
      setIsBusy(false);
    }
  }

  return { print, isBusy };
}
