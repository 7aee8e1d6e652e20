import { useSession } from '@cartaviva/session';
import { ErrorState, useToast } from '@cartaviva/ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RemoteLoading } from '../remotes/remote-loading';

interface SignedInProps {
  readonly children: ReactNode;
  /** What a visitor meets instead. */
  readonly otherwise: ReactNode;
}

/** Shows its children to a signed-in owner alone. The server checks again: this is only manners. */
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

/** Where sign-in leads anyway. */
const DASHBOARD = '/dashboard';

/** Tells a visitor why a screen is closed and takes them to sign in (specification §8), and back to it. */
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

/** A visitor who opens an editor goes home (specification §2, "Menu editor"). */
export const ToHome = () => <Navigate to="/" replace />;
