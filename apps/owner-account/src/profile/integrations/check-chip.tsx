import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface CheckChipProps {
  readonly value: string;
  readonly field: UseFormRegisterReturn;
  readonly children: ReactNode;
}

export function CheckChip({ value, field, children }: CheckChipProps) {
  return (
    <label className="inline-flex min-h-9 flex-wrap cursor-pointer items-center rounded-full border border-control px-3.5 py-1 text-sm font-medium text-ink-soft transition-colors select-none hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11">
      <input type="checkbox" value={value} className="sr-only" {...field} />
      {children}
    </label>
  );
}
