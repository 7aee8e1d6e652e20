import { onSignOutFailure, useSession } from '@cartaviva/session';
import { ConfirmDialog } from '@cartaviva/ui';
import { useEffect, useState } from 'react';

/**
 * Reports a sign-out that did not reach the server. The session stays open, because scripts cannot delete its cookie.
 * It retries on request or as soon as the connection is back.
 */
export function SignOutFailed() {
  const { signOut } = useSession();
  const [failed, setFailed] = useState(false);
  useEffect(() => onSignOutFailure(() => setFailed(true)), []);
  useEffect(() => {
    if (!failed) return undefined;
    const again = () => void signOut();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, signOut]);
  return (
    <ConfirmDialog
      open={failed}
      onOpenChange={setFailed}
      title="Tu sesión sigue abierta"
      description="No hay conexión y no pudimos cerrarla en este dispositivo. La cerraremos en cuanto vuelva, si dejas esta página abierta."
      confirmLabel="Intentar de nuevo"
      keepLabel="Seguir aquí"
      onConfirm={() => void signOut()}
    />
  );
}
