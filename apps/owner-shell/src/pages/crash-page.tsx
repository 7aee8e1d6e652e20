import { Button } from '@cartaviva/ui';
import { MessagePage } from './message-page';

/** Shown when the shell itself fails. Nothing on the page can be trusted then, so it offers to reload. */
export function CrashPage() {
  return (
    <MessagePage
      title="Algo se nos cayó"
      description="La aplicación se detuvo por un error nuestro. Recarga la página para seguir; lo que guardaste está a salvo."
      actions={<Button onClick={() => window.location.reload()}>Recargar la página</Button>}
    />
  );
}
