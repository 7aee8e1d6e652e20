import { Button, Callout } from '@cartaviva/ui';
import { dayOf } from '../../dates/dates';
import { useAccount } from '../use-account';
import { ExportLink } from './export-link';
import { closingMessages as messages } from './messages';
import { useCancelDeletion } from './use-cancel-deletion';

/** Until when a deletion can be taken back, for as long as it can. */
export function ClosingBanner() {
  const { data: account } = useAccount();
  const { cancel, busy } = useCancelDeletion();
  if (!account?.erasesAt) return null;
  return (
    <Callout tone="danger" role="alert" className="mb-8 sm:px-5 sm:py-4">
      <p className="text-base font-semibold">{messages.title(dayOf(account.erasesAt))}</p>
      <p>{messages.description}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void cancel()}>
          {messages.cancel}
        </Button>
        <ExportLink />
      </div>
    </Callout>
  );
}
