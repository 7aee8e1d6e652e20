import { Callout } from '@cartaviva/ui';
import { messages } from './messages';

interface LoginAlertProps {
  /** Is true after Google's response was rejected (`/login?aviso=google`). */
  readonly googleFailed: boolean;
  readonly passwordChanged: boolean;
}

export function LoginAlert({ googleFailed, passwordChanged }: LoginAlertProps) {
  if (googleFailed) {
    return (
      <Callout tone="danger" role="alert" className="mb-6">
        {messages.googleFailed}
      </Callout>
    );
  }
  if (!passwordChanged) return null;
  return (
    <Callout tone="success" role="status" className="mb-6">
      {messages.passwordChanged}
    </Callout>
  );
}
