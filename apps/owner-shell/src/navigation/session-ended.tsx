import { onSessionEnd } from '@cartaviva/api-client';
import { useSession } from '@cartaviva/session';
import { ConfirmDialog } from '@cartaviva/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The dashboard reports an expired session itself and redirects (specification §8). */
const SPEAKS_ITSELF = '/dashboard';

/**
 * Reports a session that expired during work and offers to sign in again, which leads back to this page. It does not
 * redirect by itself, so that no input is lost.
 */
export function SessionEnded() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const [ended, setEnded] = useState(false);
  useEffect(() => onSessionEnd(() => setEnded(true)), []);
  return (
    <ConfirmDialog
      open={ended && status === 'signedIn' && pathname !== SPEAKS_ITSELF}
      onOpenChange={setEnded}
      title="Sesión expirada"
      description="Por favor, inicia sesión nuevamente. Volverás a esta página."
      confirmLabel="Iniciar Sesión"
      onConfirm={() => window.location.assign(`/api/login?return=${encodeURIComponent(pathname)}`)}
    />
  );
}
