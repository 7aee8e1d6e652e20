import { Button } from '@cartaviva/ui';
import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { MessagePage } from '../pages/message-page';
import { forget, type RemoteName } from './remotes';

interface Props {
  readonly name: RemoteName;
  readonly children: ReactNode;
}

/** Limits the failure of a remote to its screen. The rest of the app keeps working. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly retry = () => {
    forget(this.props.name);
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <RemoteFailedPage onRetry={this.retry} /> : this.props.children;
  }
}

function RemoteFailedPage({ onRetry }: { onRetry: () => void }) {
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
