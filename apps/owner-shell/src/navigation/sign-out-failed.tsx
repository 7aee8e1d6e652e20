import { onSignOutFailure, useSession } from '@cartaviva/session';
import { ConfirmDialog } from '@cartaviva/ui';
import { useEffect, useState } from 'react';

/**
 * For a sign-out that reached nobody: the session is still open here, and no script can take its cookie
 * away. Says so, and tries again when asked or as soon as there is a network.
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
