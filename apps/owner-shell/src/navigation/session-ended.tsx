import { onSessionEnd } from '@cartaviva/api-client';
import { useSession } from '@cartaviva/session';
import { ConfirmDialog } from '@cartaviva/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The dashboard says it in its own words and leaves by itself (specification §8). */
const SPEAKS_ITSELF = '/dashboard';

/**
 * For a session that ends while somebody works: says so, and brings them back here after they have
 * signed in. Nobody is taken away from what they were writing.
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
