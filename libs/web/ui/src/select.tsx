import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './class-names';
import { controlStyle } from './text-input';

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Native select, which works best on a phone. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select className={cn(controlStyle, className)} {...rest}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-faint"
      />
    </span>
  );
}
