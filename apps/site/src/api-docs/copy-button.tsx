import { Button } from '@cartaviva/ui';
import { Check, Copy } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { MESSAGES } from './messages';

/** Copies the text of an element. If the browser forbids it, selects the text for manual copying. */
export function CopyButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(of.current?.textContent ?? '');
      setCopied(true);
    } catch {
      window.getSelection()?.selectAllChildren(of.current!);
    }
  }

  return (
    <Button variant="ghost" onClick={() => void copy()} className="min-h-9 px-2 text-sm">
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span role="status">{copied ? MESSAGES.copied : MESSAGES.copy}</span>
    </Button>
  );
}
