import { cn } from '@cartaviva/ui';
import { Link, type LinkProps } from 'react-router-dom';

export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      className={cn(
        'rounded-control font-semibold text-accent underline-offset-4 hover:underline',
        className,
      )}
      {...rest}
    />
  );
}
