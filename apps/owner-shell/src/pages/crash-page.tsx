import { Button } from '@cartaviva/ui';
import { MessagePage } from './message-page';

/** When the shell itself breaks: nothing inside the page can be trusted, so it starts over. */
export function CrashPage() {
  return (
    <MessagePage
      title="Algo se nos cayó"
      description="La aplicación se detuvo por un error nuestro. Recarga la página para seguir; lo que guardaste está a salvo."
      actions={<Button onClick={() => window.location.reload()}>Recargar la página</Button>}
    />
  );
}
