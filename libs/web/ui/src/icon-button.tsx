import { Tooltip } from 'radix-ui';
import { cn } from './class-names';
import { Button, type ButtonProps } from './button';

export interface IconButtonProps extends ButtonProps {
  /** What the button does: its accessible name and its tooltip. */
  readonly label: string;
}

/** A button that shows only a picture. Needs the tooltip provider of `UiProvider` above it. */
export function IconButton({ label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Button
          variant={variant}
          aria-label={label}
          className={cn(
            rest.size === 'sm' ? 'w-9 px-0 pointer-coarse:w-11' : 'w-11 px-0',
            className,
          )}
          {...rest}
        />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 animate-fade rounded-control bg-ink px-2.5 py-1.5 text-xs font-medium text-paper shadow-float"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
