import { api } from '@cartaviva/api-client';
import type { DeleteAccountRequest } from '@cartaviva/contracts';
import { useToast } from '@cartaviva/ui';
import { useApiKeys } from '../integrations/use-api-keys';
import { useActivity } from '../security/use-activity';
import { useAccount } from '@cartaviva/session';
import { deletionMessages as messages } from './messages';

/**
 * Sends DELETE /api/account, which starts the erasure and revokes the API keys at once. The page then shows until
 * when the erasure can be undone.
 */
export function useDeleteAccount() {
  const { mutate: keepAccount } = useAccount();
  const { mutate: readKeys } = useApiKeys();
  const { mutate: readActivity } = useActivity();
  const toast = useToast();

  return async (body: DeleteAccountRequest): Promise<void> => {
    const account = await api.delete('/api/account', { body });
    await keepAccount(account, { revalidate: false });
    window.scrollTo({ top: 0 });
    toast({ title: messages.requested });
    await Promise.all([readKeys(), readActivity()]);
  };
}
