import { useId } from 'react';
import { MESSAGES } from './messages';
import { FILTERS, type TranslationFilter } from './translation-status';

interface TranslationFiltersProps {
  readonly counts: Readonly<Record<TranslationFilter, number>>;
  readonly value: TranslationFilter;
  readonly onChange: (filter: TranslationFilter) => void;
}

export function TranslationFilters({ counts, value, onChange }: TranslationFiltersProps) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{MESSAGES.filters.label}</legend>
      {FILTERS.map((filter) => (
        <label
          key={filter}
          className="inline-flex h-11 cursor-pointer items-center gap-1.5 rounded-full border border-control/45 px-3.5 text-sm font-semibold text-ink-soft transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={filter === value}
            onChange={() => onChange(filter)}
            className="sr-only"
          />
          {MESSAGES.filters[filter]}
          <span className="tabular-nums">{counts[filter]}</span>
        </label>
      ))}
    </fieldset>
  );
}
