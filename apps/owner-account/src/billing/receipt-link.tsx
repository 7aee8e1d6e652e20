import { isPlainPress, saveFile, sentenceOf } from '@cartaviva/api-client';
import { Button, useToast } from '@cartaviva/ui';
import { Download } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { paymentMessages as messages } from './messages';

export function ReceiptLink({ href, receiptNumber }: { href: string; receiptNumber: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      await saveFile(href);
    } catch (error) {
      const description = sentenceOf(error, messages.noReceipt);
      toast({ title: messages.receiptFailed, description, tone: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }

  function press(event: MouseEvent): void {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (!isBusy) void save();
  }

  return (
    <Button asChild variant="secondary" size="sm">
      <a
        href={href}
        aria-label={messages.receiptNamed(receiptNumber)}
        aria-busy={isBusy || undefined}
        onClick={press}
      >
        <Download aria-hidden />
        {messages.receipt}
      </a>
    </Button>
  );
}
