import { api } from '@cartaviva/api-client';
import type { CreatedWebhook, WebhookView } from '@cartaviva/contracts';
import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../../../attempts/use-attempt';
import { messages } from './messages';
import { useWebhooks } from './use-webhooks';

export function useWebhook({ id: webhookId }: WebhookView) {
  const { mutate: readWebhooks } = useWebhooks();
  const { attempt, busy } = useAttempt();
  const toast = useToast();
  const params = { path: { webhookId } };

  async function turn(isEnabled: boolean): Promise<void> {
    const change = () => api.put('/api/webhooks/{webhookId}', { params, body: { isEnabled } });
    const worked = await attempt(change, messages.turnFailed);
    await readWebhooks();
    if (worked) toast({ title: isEnabled ? messages.resumed : messages.paused, tone: 'success' });
  }

  /** @returns true if the test was sent; its response is in the delivery log */
  const test = () =>
    attempt(() => api.post('/api/webhooks/{webhookId}/test', { params }), messages.testFailed);

  /** @returns the webhook with its new secret, or undefined if the rotation failed */
  async function rotate(): Promise<CreatedWebhook | undefined> {
    let rotated: CreatedWebhook | undefined;
    await attempt(async () => {
      rotated = await api.post('/api/webhooks/{webhookId}/rotate-secret', { params });
    }, messages.rotateFailed);
    return rotated;
  }

  async function remove(): Promise<boolean> {
    const worked = await attempt(
      () => api.delete('/api/webhooks/{webhookId}', { params }),
      messages.deleteFailed,
    );
    await readWebhooks();
    if (worked) toast({ title: messages.deleted, tone: 'success' });
    return worked;
  }

  return { turn, test, rotate, remove, busy };
}
