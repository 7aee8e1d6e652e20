import type { ComponentProps } from 'react';
import { cn } from './class-names';

/** Class of all text controls (`variants.css`). */
export const controlStyle = 'control';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" className={cn(controlStyle, className)} {...rest} />;
}
