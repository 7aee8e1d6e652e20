import { api, sentenceOf } from '@cartaviva/api-client';
import type { ResendCodeRequest } from '@cartaviva/contracts';
import { CODE_RESEND_SECONDS } from '@cartaviva/domain';
import { Button, useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useCountdown } from './countdown';
import { codeMessages as messages } from './messages';

/** Asks for another code, once a minute: the server counts too. */
export function ResendCode({ email }: { email: string }) {
  const [left, restart] = useCountdown(CODE_RESEND_SECONDS);
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function resend() {
    setBusy(true);
    try {
      await api.post('/api/auth/resend-code', { email } satisfies ResendCodeRequest);
      toast({ title: messages.sent, tone: 'success' });
      restart();
    } catch (error) {
      const description = sentenceOf(error, messages.resendFailed);
      toast({ title: 'Error', description, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      busy={busy}
      disabled={left > 0}
      className="tabular-nums"
      onClick={() => void resend()}
    >
      {left > 0 ? messages.resendIn(left) : messages.resend}
    </Button>
  );
}
