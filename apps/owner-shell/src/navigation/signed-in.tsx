import { useSession } from '@cartaviva/session';
import { ErrorState, useToast } from '@cartaviva/ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RemoteLoading } from '../remotes/remote-loading';

interface SignedInProps {
  readonly children: ReactNode;
  readonly otherwise: ReactNode;
}

/** Shows its children only to signed-in owners. The server enforces this; this check only improves the display. */
export function SignedIn({ children, otherwise }: SignedInProps) {
  const { status, error, refresh } = useSession();
  if (status === 'signedIn') return children;
  if (status === 'signedOut') return otherwise;
  if (!error) return <RemoteLoading />;
  return (
    <ErrorState
      title="No pudimos comprobar tu sesión"
      description="El servidor no respondió. Espera un momento y vuelve a intentarlo."
      onRetry={() => void refresh()}
    />
  );
}

/** Sign-in leads here by default, so no return address is needed. */
const DASHBOARD = '/dashboard';

/**
 * Tells a visitor that the screen requires signing in, and opens the sign-in page with a return address
 * (specification §8).
 */
export function SignInFirst() {
  const toast = useToast();
  const { pathname, search } = useLocation();
  const back =
    pathname === DASHBOARD ? '' : `?${new URLSearchParams({ return: pathname + search })}`;
  useEffect(() => {
    toast({
      title: 'No autorizado',
      description: 'Necesitas iniciar sesión para acceder al panel de control.',
      tone: 'destructive',
    });
    const timer = setTimeout(() => window.location.assign(`/api/login${back}`), 500);
    return () => clearTimeout(timer);
  }, [toast, back]);
  return <RemoteLoading />;
}

/** Redirects visitors from the editor to the home page (specification §2, "Menu editor"). */
export const ToHome = () => <Navigate to="/" replace />;
