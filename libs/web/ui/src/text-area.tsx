import type { ComponentProps } from 'react';
import { cn } from './class-names';
import { controlLook, readOnlyLook } from './text-input';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={3}
      className={cn(
        controlLook,
        readOnlyLook,
        'field-sizing-content min-h-23 px-3 py-2.5',
        className,
      )}
      {...rest}
    />
  );
}
