import { api, useRead } from '@cartaviva/api-client';
import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../../../attempts/use-attempt';
import { logMessages } from './messages';
import { refreshOf } from './use-deliveries';

/** Reads GET /api/webhooks/{id}/deliveries/{deliveryId} and sends the delivery again on request. */
export function useDelivery(webhookId: string, deliveryId: string) {
  const params = { path: { webhookId, deliveryId } };
  const delivery = useRead('/api/webhooks/{webhookId}/deliveries/{deliveryId}', {
    params,
    revalidateIfStale: true,
    refreshInterval: (read) => refreshOf(read && [read]),
  });
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  async function redeliver(): Promise<void> {
    const worked = await attempt(
      () => api.post('/api/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver', { params }),
      logMessages.redeliverFailed,
    );
    await delivery.mutate();
    if (worked) toast({ title: logMessages.redelivering, tone: 'success' });
  }

  return { delivery, redeliver, busy };
}
