import { useEffect } from 'react';
import { useLinkToken } from '../link-token';

const KEY = 'cartaviva-invitation';

/**
 * The invitation's token, which waits in this tab while whoever was invited signs in or registers: it
 * opens nothing to anybody but the invited address.
 */
export function useInvitationToken(): string | undefined {
  const token = useLinkToken();
  useEffect(() => {
    if (token) sessionStorage.setItem(KEY, token);
  }, [token]);
  return token ?? sessionStorage.getItem(KEY) ?? undefined;
}

/** The invitation was accepted. */
export const forgetInvitation = (): void => sessionStorage.removeItem(KEY);
