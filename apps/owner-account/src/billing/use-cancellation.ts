import { api } from '@cartaviva/api-client';
import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../attempts/use-attempt';
import { cancellationMessages as messages } from './messages';
import { useSubscription } from './use-subscription';

/** Sends POST /api/billing/cancel and /resume. Both return the updated subscription. */
export function useCancellation() {
  const { mutate } = useSubscription();
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  async function call(
    path: '/api/billing/cancel' | '/api/billing/resume',
    done: string,
    failed: string,
  ): Promise<void> {
    const worked = await attempt(async () => {
      await mutate(await api.post(path), { revalidate: false });
    }, failed);
    if (worked) toast({ title: done, tone: 'success' });
  }

  const cancel = () => call('/api/billing/cancel', messages.cancelled, messages.cancelFailed);
  const resume = () => call('/api/billing/resume', messages.resumed, messages.resumeFailed);
  return { cancel, resume, busy };
}
