import { CODE_RESEND_SECONDS } from '@cartaviva/domain';
import { Button, useToast } from '@cartaviva/ui';
import { useAttempt } from '../notices/use-attempt';
import { useCountdown } from './countdown';
import { messages } from './messages';

/** Asks for another code with `send`, once a minute: the server counts too. */
export function ResendCode({ send }: { send: () => Promise<unknown> }) {
  const [left, restart] = useCountdown(CODE_RESEND_SECONDS);
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  async function resend() {
    if (!(await attempt(send, messages.resendFailed))) return;
    toast({ title: messages.sent, tone: 'success' });
    restart();
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
