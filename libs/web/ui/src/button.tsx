import { cva } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names';
import { Spinner } from './spinner';

const look = cva(
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition-colors select-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
        secondary:
          'border border-control/45 bg-surface text-ink hover:border-control hover:bg-sunken',
        ghost: 'text-ink-soft hover:bg-sunken hover:text-ink',
        danger: 'bg-brick text-on-brick hover:bg-brick-strong',
      },
      size: {
        sm: 'h-9 px-3 text-sm pointer-coarse:h-11 [&_svg]:size-4',
        md: 'h-11 px-4 text-sm [&_svg]:size-4.5',
        lg: 'h-13 px-6 text-base [&_svg]:size-5',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'sm' | 'md' | 'lg';
  /** Work is under way: the button shows it and takes no second press. */
  readonly busy?: boolean;
  /** Gives its looks to its only child: a link that looks like a button. */
  readonly asChild?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  asChild = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const classes = cn(look({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <Spinner className="absolute" />}
      <span className={cn('inline-flex items-center gap-2', busy && 'invisible')}>{children}</span>
    </button>
  );
}
