import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface LinkState {
  readonly token?: string;
}

/**
 * Returns the token behind the `#` of a mailed link or of the return from Google. The token moves
 * from the address to the history entry at once: a reload still reads it, and nobody copies it from
 * the address bar. Nothing is sent until the reader presses a button, since programs open mailed
 * links to inspect them.
 */
export function useLinkToken(): string | undefined {
  const { hash, pathname, search, ...location } = useLocation();
  const state = location.state as LinkState | null;
  const navigate = useNavigate();
  const inAddress = hash.slice(1);
  useEffect(() => {
    const next: LinkState = { token: inAddress };
    if (inAddress) void navigate({ pathname, search }, { replace: true, state: next });
  }, [inAddress, navigate, pathname, search]);
  return inAddress || state?.token;
}
