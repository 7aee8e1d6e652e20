import { Callout } from '@cartaviva/ui';

export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Callout tone="danger" role="alert">
      {message}
    </Callout>
  );
}
