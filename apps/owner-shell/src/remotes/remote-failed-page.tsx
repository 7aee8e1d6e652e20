import { Button } from '@cartaviva/ui';
import { RotateCw } from 'lucide-react';
import { MessagePage } from '../pages/message-page';

/** A screen that could not be fetched, or that broke. */
export function RemoteFailedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      title="Esta pantalla no llegó a la mesa"
      description="No pudimos cargarla. Puede ser tu conexión, o que la estemos actualizando en este momento. Lo que guardaste está a salvo."
      actions={
        <>
          <Button onClick={onRetry}>
            <RotateCw aria-hidden />
            Reintentar
          </Button>
          <Button asChild variant="secondary">
            <a href="/">Ir al inicio</a>
          </Button>
        </>
      }
    />
  );
}
