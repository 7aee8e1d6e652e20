import { Callout } from '@cartaviva/ui';

/** Shows why the server refused the whole form. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Callout tone="danger" role="alert">
      {message}
    </Callout>
  );
}
