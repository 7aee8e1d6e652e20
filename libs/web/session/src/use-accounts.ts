import { api, useRead } from '@cartaviva/api-client';
import { rememberAccount } from './account-memory';
import { forgetKitchenCopies } from './kitchen-copies';
import { useSession } from './session';

/** GET /api/accounts: those that the person may act for, their own first; nothing for a visitor. */
export function useAccounts() {
  const { status } = useSession();
  return useRead(status === 'signedIn' ? '/api/accounts' : null);
}

/**
 * POST /api/accounts/{id}/enter: the person's browser acts for the account from now on. A new page
 * forgets everything that was read for the one before; what is typed and not saved stays stored, by menu.
 */
export async function enterAccount(userId: string, accountId: string, to = '/'): Promise<void> {
  await api.post('/api/accounts/{accountId}/enter', { params: { path: { accountId } } });
  await openAccount(userId, accountId, to);
}

/** Opens a new page in the account that the person's session acts for already. */
export async function openAccount(userId: string, accountId: string, to: string): Promise<void> {
  rememberAccount(userId, accountId);
  await forgetKitchenCopies();
  window.location.assign(to);
}

/** DELETE /api/accounts/{id}: the person is no part of it any more. */
export async function leaveAccount(userId: string, accountId: string, ownId = ''): Promise<void> {
  await api.delete('/api/accounts/{accountId}', { params: { path: { accountId } } });
  rememberAccount(userId, ownId);
  await forgetKitchenCopies();
  window.location.assign('/');
}
