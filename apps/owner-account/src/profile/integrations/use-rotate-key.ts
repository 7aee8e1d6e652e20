import { api } from '@cartaviva/api-client';
import type { CreatedApiKey } from '@cartaviva/contracts';
import { useAttempt } from '../../attempts/use-attempt';
import { messages } from './messages';

/** Sends POST /api/api-keys/{id}/rotation and passes the key with its new secret to `onRotated`. */
export function useRotateKey(onRotated: (key: CreatedApiKey) => void) {
  const { attempt, busy } = useAttempt();

  async function rotate(id: string): Promise<void> {
    const params = { path: { apiKeyId: id } };
    await attempt(
      async () => onRotated(await api.post('/api/api-keys/{apiKeyId}/rotation', { params })),
      messages.rotateFailed,
    );
  }

  return { rotate, busy };
}
