import { api } from '@cartaviva/api-client';
import type { OfferedTransferView, UserView } from '@cartaviva/contracts';
import { openAccount } from '@cartaviva/session';
import { Button, useToast } from '@cartaviva/ui';
import { useAttempt } from '../../attempts/use-attempt';
import { dayOf } from '../../dates/dates';
import { Facts } from '../../profile/facts';
import { messages as texts } from './messages';

interface OfferedTransferProps {
  readonly offer: OfferedTransferView;
  readonly user: UserView;
  readonly onDeclined: () => void;
}

export function OfferedTransfer({ offer, user, onDeclined }: OfferedTransferProps) {
  const { id, accountId, accountName, email, stays, expiresAt } = offer;
  const params = { path: { transferId: id } };
  const { attempt: tryAccept, busy: isAccepting } = useAttempt();
  const { attempt: tryDecline, busy: isDeclining } = useAttempt();
  const toast = useToast();

  const accept = () =>
    tryAccept(async () => {
      await api.post('/api/transfers/{transferId}/accept', { params });
      await openAccount(user.id, accountId, '/dashboard');
    }, texts.failed);

  async function decline(): Promise<void> {
    const end = () => api.delete('/api/transfers/{transferId}', { params });
    if (!(await tryDecline(end, texts.declineFailed))) return;
    toast({ title: texts.declined });
    onDeclined();
  }

  return (
    <section className="grid gap-5">
      <Facts
        facts={[
          [texts.from, accountName],
          [texts.email, email],
          [texts.stays.title, stays ? texts.stays.stays : texts.stays.leaves],
          [texts.until, dayOf(expiresAt)],
        ]}
      />
      <ul className="grid list-disc gap-2 pl-5 text-pretty text-ink-soft">
        {texts.gets.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <div className="grid gap-3">
        <Button size="lg" busy={isAccepting} onClick={() => void accept()}>
          {texts.accept}
        </Button>
        <p className="text-sm wrap-anywhere text-ink-faint">{texts.acceptAs(user.email)}</p>
        <Button variant="secondary" busy={isDeclining} onClick={() => void decline()}>
          {texts.decline}
        </Button>
      </div>
    </section>
  );
}
