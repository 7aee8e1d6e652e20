import { Button, type ButtonProps } from './button';
import { cn } from './class-names';
import { useTooltip } from './tooltip';

export interface IconButtonProps extends ButtonProps {
  /** What the button does: its accessible name and its tooltip. */
  readonly label: string;
}

/** A button that shows only an image, and says what it does to whoever stops at it. */
export function IconButton({ label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  const tooltip = useTooltip(label);
  return (
    <>
      <Button
        variant={variant}
        aria-label={label}
        className={cn('button-square', className)}
        {...tooltip.button}
        {...rest}
      />
      {tooltip.drawn}
    </>
  );
}
