import { onOtherAccount } from '@cartaviva/session';
import { ConfirmDialog } from '@cartaviva/ui';
import { useEffect, useState } from 'react';

/**
 * Warns a window that still shows one account after another window switched to a different one. Changes made here
 * would not reach the account shown.
 */
export function OtherAccount() {
  const [entered, setEntered] = useState(false);
  useEffect(() => onOtherAccount(() => setEntered(true)), []);
  return (
    <ConfirmDialog
      open={entered}
      onOpenChange={setEntered}
      title="Entraste a otra cuenta"
      description="En otra ventana cambiaste de cuenta, y aquí se ve todavía la anterior. Para guardar cambios en ella, vuelve a entrar."
      confirmLabel="Ir a la cuenta nueva"
      keepLabel="Seguir mirando"
      onConfirm={() => window.location.assign('/')}
    />
  );
}
