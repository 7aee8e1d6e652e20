import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface LinkState {
  readonly token?: string;
}

/**
 * What a mailed link, or the way back from Google, carries behind its `#`. It leaves the address at once, for the entry in the
 * history that a reload reads: nobody copies it out of the address bar. Nothing is sent until the
 * reader presses a button, since programs open mailed links to inspect them.
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
