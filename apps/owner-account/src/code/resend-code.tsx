import { CODE_RESEND_SECONDS, CODE_SENT, RESET_MAIL_SENT } from '@cartaviva/domain';
import { Button, useToast } from '@cartaviva/ui';
import { useAttempt } from '../attempts/use-attempt';
import { useCountdown } from './countdown';
import { messages } from './messages';

/** Messages of the server that mean an email is on its way. */
const SENT = [CODE_SENT, RESET_MAIL_SENT];

interface ResendCodeProps {
  /** Resolves with the server's message, which may explain why no code was sent. */
  readonly send: () => Promise<{ readonly message: string } | undefined>;
}

/** Requests another code with `send`, at most once a minute. The server enforces the same limit. */
export function ResendCode({ send }: ResendCodeProps) {
  const [left, restart] = useCountdown(CODE_RESEND_SECONDS);
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  async function resend() {
    let said: string | undefined;
    const ask = async () => void (said = (await send())?.message);
    if (!(await attempt(ask, messages.resendFailed))) return;
    const isSent = said === undefined || SENT.includes(said);
    toast(isSent ? { title: messages.sent, tone: 'success' } : { title: said! });
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
