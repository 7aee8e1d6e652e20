import type { ComponentProps } from 'react';
import { cn } from './class-names';

/** How every control that takes text looks. */
export const controlLook =
  'w-full rounded-control border border-control bg-surface text-base text-ink transition-colors hover:border-ink-faint focus-visible:border-accent focus-visible:outline-offset-0 disabled:border-line disabled:bg-sunken disabled:text-ink-soft aria-invalid:border-brick aria-invalid:outline-brick';

/** What can be read but not written; a list is always `read-only` in a browser's eyes. */
export const readOnlyLook = 'read-only:border-line read-only:bg-sunken read-only:text-ink-soft';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      className={cn(controlLook, readOnlyLook, 'h-11 px-3', className)}
      {...rest}
    />
  );
}
