import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, checked, onCheckedChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onCheckedChange(!checked)}
        className="group relative h-6 w-11 shrink-0 rounded-full border border-control bg-sunken transition-colors before:absolute before:-inset-2.75 disabled:opacity-55 aria-checked:border-accent aria-checked:bg-accent"
      >
        <span className="block size-4 translate-x-1 rounded-full bg-control transition-transform group-aria-checked:translate-x-5.5 group-aria-checked:bg-on-accent" />
      </button>
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
    </div>
  );
}
