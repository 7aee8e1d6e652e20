import type { ComponentProps } from 'react';
import { cn } from './class-names';

/** Container of the page: at most 1120 px wide, with margins on both sides. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('page-width', className)} {...rest} />;
}
