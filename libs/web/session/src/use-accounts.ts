import { api, useRead } from '@cartaviva/api-client';
import { rememberAccount } from './account-memory';
import { forgetKitchenCopies } from './kitchen-copies';
import { useSession } from './session';

/** Reads the accounts of the current user, their own first. Visitors read nothing. */
export function useAccounts() {
  const { status } = useSession();
  return useRead(status === 'signedIn' ? '/api/accounts' : null);
}

/**
 * Switches the session to another account. The page load discards cached data of the previous account. Unsaved input
 * stays stored, by menu.
 */
export async function enterAccount(userId: string, accountId: string, to = '/'): Promise<void> {
  await api.post('/api/accounts/{accountId}/enter', { params: { path: { accountId } } });
  await openAccount(userId, accountId, to);
}

/** Loads a page in the account that the session already uses. */
export async function openAccount(userId: string, accountId: string, to: string): Promise<void> {
  rememberAccount(userId, accountId);
  await forgetKitchenCopies();
  window.location.assign(to);
}

export async function leaveAccount(userId: string, accountId: string, ownId = ''): Promise<void> {
  await api.delete('/api/accounts/{accountId}', { params: { path: { accountId } } });
  rememberAccount(userId, ownId);
  await forgetKitchenCopies();
  window.location.assign('/');
}
