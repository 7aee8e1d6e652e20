import { CODE_RESEND_SECONDS, CODE_SENT, RESET_MAIL_SENT } from '@cartaviva/domain';
import { Button, useToast } from '@cartaviva/ui';
import { useAttempt } from '../attempts/use-attempt';
import { useCountdown } from './countdown';
import { messages } from './messages';

/** What the server says when a mail is on its way. */
const SENT = [CODE_SENT, RESET_MAIL_SENT];

interface ResendCodeProps {
  /** The server may say why there is none this time. */
  readonly send: () => Promise<{ readonly message: string } | undefined>;
}

/** Asks for another code with `send`, once a minute: the server counts too. */
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
