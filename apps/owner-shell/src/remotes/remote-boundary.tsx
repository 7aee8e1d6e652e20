import { Component, type ReactNode } from 'react';
import { RemoteFailedPage } from './remote-failed-page';
import { forget, type RemoteName } from './remotes';

interface Props {
  readonly name: RemoteName;
  readonly children: ReactNode;
}

/** One remote's failure is one screen's failure: the rest of the app goes on. */
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
