import type { AccountView } from '@cartaviva/contracts';
import { Dialog } from '@cartaviva/ui';
import { CodeProof } from './code-proof';
import { deletionMessages } from './messages';
import { PasswordProof } from './password-proof';

const messages = deletionMessages.dialog;

interface DeletionDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly email: string;
  readonly provedBy: AccountView['provedBy'];
}

export function DeletionDialog({ open, onOpenChange, email, provedBy }: DeletionDialogProps) {
  const keep = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.title}>
      <dl className="mb-6 grid gap-3 text-sm">
        {messages.steps.map(({ when, what }) => (
          <div key={when} className="grid gap-x-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
            <dt className="font-semibold">{when}</dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
      {provedBy === 'password' ? (
        <PasswordProof onKeep={keep} />
      ) : (
        <CodeProof email={email} onKeep={keep} />
      )}
    </Dialog>
  );
}
