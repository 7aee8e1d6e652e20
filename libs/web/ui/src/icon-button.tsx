import { Button, type ButtonProps } from './button';
import { cn } from './class-names';
import { useTooltip } from './tooltip';

export interface IconButtonProps extends ButtonProps {
  /** Accessible name and tooltip of the button. */
  readonly label: string;
}

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
