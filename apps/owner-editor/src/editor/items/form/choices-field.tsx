import type { CreateItemRequest } from '@cartaviva/contracts';
import type { DtoForm } from '@cartaviva/forms';
import { useId, type ReactNode } from 'react';

interface ChoicesFieldProps {
  readonly form: DtoForm<CreateItemRequest>;
  readonly name: 'dietaryTags' | 'allergens';
  readonly legend: string;
  readonly choices: readonly string[];
  readonly children?: ReactNode;
}

export function ChoicesField({ form, name, legend, choices, children }: ChoicesFieldProps) {
  const below = useId();
  return (
    <fieldset aria-describedby={children ? below : undefined}>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className="inline-flex h-9 cursor-pointer items-center rounded-full border border-control px-3.5 text-sm font-medium text-ink-soft transition-colors select-none hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-11"
          >
            <input type="checkbox" value={choice} className="sr-only" {...form.register(name)} />
            {choice}
          </label>
        ))}
      </div>
      {children && <div id={below}>{children}</div>}
    </fieldset>
  );
}
