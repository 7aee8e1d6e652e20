import { api } from '@cartaviva/api-client';
import type { CreatedApiKey } from '@cartaviva/contracts';
import { useAttempt } from '../../attempts/use-attempt';
import { messages } from './messages';

/** POST /api/api-keys/{id}/rotation; `onRotated` gets the key with its new secret. */
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
