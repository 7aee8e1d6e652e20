import { useAccount, useSession } from '@cartaviva/session';
import { Button, Dialog } from '@cartaviva/ui';
import { useState } from 'react';
import { useAttempt } from '../../attempts/use-attempt';
import { Read } from '../../profile/read';
import { transferMessages } from './messages';
import { mailCode, ProposalForm } from './proposal-form';

const { dialog: texts } = transferMessages;

interface TransferDialogProps {
  readonly person: { readonly userId: string; readonly name: string };
  readonly onClose: () => void;
}

export function TransferDialog({ person, onClose }: TransferDialogProps) {
  const account = useAccount();
  const { user } = useSession();
  const [sent, setSent] = useState(false);
  const { attempt, busy } = useAttempt();
  const email = user?.email ?? '';
  return (
    <Dialog open onOpenChange={onClose} title={texts.title(person.name)} description={texts.lead}>
      <dl className="mb-6 grid gap-3 text-sm">
        {texts.steps.map(({ when, what }) => (
          <div key={when} className="grid gap-x-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
            <dt className="font-semibold">{when}</dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
      <Read of={account} lines={2}>
        {({ provedBy }) =>
          provedBy === 'password' || sent ? (
            <ProposalForm person={person} email={email} provedBy={provedBy} onClose={onClose} />
          ) : (
            <>
              <p className="text-sm text-ink-soft">
                {texts.codeNeeded} <strong className="wrap-anywhere text-ink">{email}</strong>.
              </p>
              <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
                <Button variant="secondary" onClick={onClose}>
                  {texts.keep}
                </Button>
                <Button
                  busy={busy}
                  onClick={() => void attempt(mailCode, texts.codeFailed).then(setSent)}
                >
                  {texts.sendCode}
                </Button>
              </div>
            </>
          )
        }
      </Read>
    </Dialog>
  );
}
