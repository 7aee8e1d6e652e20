import type { ComponentProps } from 'react';
import { cn } from './class-names';

/** A bordered surface; its padding can be taken away with `p-0`. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('card', className)} {...rest} />;
}
