import type { ComponentProps } from 'react';
import { cn } from './class-names';
import { controlStyle } from './text-input';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} className={cn(controlStyle, className)} {...rest} />;
}
