import { Slot } from 'radix-ui';
import { use, type ComponentProps, type MouseEvent } from 'react';
import { cn } from './class-names';
import { Spinner } from './spinner';
import { PENDING, WaitingContext } from './waiting';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'sm' | 'md' | 'lg';
  /**
   * Shows that work is in progress and ignores further clicks. While the work waits for the connection or the server,
   * a click retries it at once.
   */
  readonly busy?: boolean;
  /** Applies the styles to the only child, such as a link that looks like a button. */
  readonly asChild?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  asChild = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const { isWaiting, hurry } = use(WaitingContext);
  const classes = cn('button', `button-${variant}`, `button-${size}`, className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  if (busy && isWaiting) {
    const hurryWork = (event: MouseEvent) => {
      event.preventDefault();
      hurry();
    };
    return (
      <button type="button" className={classes} aria-busy {...rest} onClick={hurryWork}>
        <Spinner />
        {PENDING}
      </button>
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
      <span className={cn('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
    </button>
  );
}
