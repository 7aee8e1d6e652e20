import { api } from '@cartaviva/api-client';
import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../../attempts/use-attempt';
import { useActivity } from '../security/use-activity';
import { messages } from './messages';
import { useApiKeys } from './use-api-keys';

/** Sends DELETE /api/api-keys/{id} and calls `onRevoked` when the key is gone. */
export function useRevokeKey(onRevoked: () => void) {
  const { mutate: readKeys } = useApiKeys();
  const { mutate: readActivity } = useActivity();
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  async function revoke(id: string): Promise<void> {
    const params = { path: { apiKeyId: id } };
    const worked = await attempt(
      () => api.delete('/api/api-keys/{apiKeyId}', { params }),
      messages.revokeFailed,
    );
    await Promise.all([readKeys(), readActivity()]);
    if (!worked) return;
    toast({ title: messages.revoked, tone: 'success' });
    onRevoked();
  }

  return { revoke, busy };
}
