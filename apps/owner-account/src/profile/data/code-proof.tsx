import { api } from '@cartaviva/api-client';
import { Button } from '@cartaviva/ui';
import { useState } from 'react';
import { useAttempt } from '../../attempts/use-attempt';
import { CodeForm } from './code-form';
import { deletionMessages as messages } from './messages';

interface CodeProofProps {
  readonly email: string;
  readonly onKeep: () => void;
}

const mailCode = () => api.post('/api/account/deletion-code');

/** Confirms a deletion with a mailed code. The code is sent on request, so opening the dialog sends no email. */
export function CodeProof({ email, onKeep }: CodeProofProps) {
  const [sent, setSent] = useState(false);
  const { attempt, busy } = useAttempt();
  if (sent) return <CodeForm email={email} resend={mailCode} onKeep={onKeep} />;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {messages.dialog.codeNeeded} <strong className="wrap-anywhere text-ink">{email}</strong>.
      </p>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onKeep}>
          {messages.dialog.keep}
        </Button>
        <Button
          busy={busy}
          onClick={() => void attempt(mailCode, messages.codeFailed).then(setSent)}
        >
          {messages.dialog.sendCode}
        </Button>
      </div>
    </>
  );
}
