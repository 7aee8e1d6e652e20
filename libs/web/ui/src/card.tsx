import type { ComponentProps } from 'react';
import { cn } from './class-names';

/** Bordered surface. `p-0` removes its padding. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('card', className)} {...rest} />;
}
