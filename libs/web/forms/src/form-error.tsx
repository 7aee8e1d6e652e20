import { CircleAlert } from 'lucide-react';

/** Why the whole form was refused. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-control bg-brick-wash px-3.5 py-3 text-sm font-medium text-brick"
    >
      <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0" />
      {message}
    </p>
  );
}
