import type { ComponentProps } from 'react';
import { cn } from './class-names';

/** The page's measure: 1120 px at most, with air at both sides. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('page-width', className)} {...rest} />;
}
