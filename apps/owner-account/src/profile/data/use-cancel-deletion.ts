import { api } from '@cartaviva/api-client';
import type { AccountView } from '@cartaviva/contracts';
import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../../notices/use-attempt';
import { useActivity } from '../security/use-activity';
import { useAccount } from '../use-account';
import { closingMessages as messages } from './messages';

/** POST /api/account/cancel-deletion. */
export function useCancelDeletion() {
  const { mutate: keepAccount } = useAccount();
  const { mutate: readActivity } = useActivity();
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  async function cancel(): Promise<void> {
    const worked = await attempt(async () => {
      const account = await api.post<AccountView>('/api/account/cancel-deletion');
      await keepAccount(account, { revalidate: false });
    }, messages.cancelFailed);
    if (!worked) return;
    toast({ ...messages.cancelled, tone: 'success' });
    await readActivity();
  }

  return { cancel, busy };
}
