import { api, sentenceOf } from '@cartaviva/api-client';
import { HOME_TIME_ZONE } from '@cartaviva/domain';
import { Button, Callout, useToast } from '@cartaviva/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { closingMessages as messages } from './closing-messages';
import { useAccount } from './use-account';

const DAY = new Intl.DateTimeFormat('es-DO', { dateStyle: 'long', timeZone: HOME_TIME_ZONE });

export function ClosingNotice({ erasesAt }: { readonly erasesAt: string }) {
  const { cancel, busy } = useCancelDeletion();
  return (
    <Callout tone="danger" role="alert" className="mb-8 sm:px-5 sm:py-4">
      <p className="text-base font-semibold">{messages.title(DAY.format(new Date(erasesAt)))}</p>
      <p>{messages.description}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void cancel()}>
          {messages.cancel}
        </Button>
        <Button asChild variant="secondary">
          <a href="/api/account/export" download>
            <Download aria-hidden />
            {messages.download}
          </a>
        </Button>
      </div>
    </Callout>
  );
}

function useCancelDeletion() {
  const { mutate: keepAccount } = useAccount();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      const account = await api.post('/api/account/cancel-deletion');
      await keepAccount(account, { revalidate: false });
      toast({ ...messages.cancelled, tone: 'success' });
      await mutate('/api/account/activity');
    } catch (error) {
      const description = sentenceOf(error, messages.cancelFailed);
      toast({ title: 'Error', description, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return { cancel, busy };
}
