import { languageOf, type LanguageCode } from '@cartaviva/domain';
import { useId } from 'react';

interface LanguageSwitchProps<Code> {
  readonly label: string;
  readonly languages: readonly Code[];
  readonly value: Code;
  readonly onChange: (language: Code) => void;
  readonly named?: boolean;
}

export function LanguageSwitch<Code extends LanguageCode>({
  label,
  languages,
  value,
  onChange,
  named = false,
}: LanguageSwitchProps<Code>) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap">
      <legend className="sr-only">{label}</legend>
      {languages.map((code) => (
        <label
          key={code}
          title={languageOf(code).name}
          className="grid h-11 min-w-9 cursor-pointer place-items-center rounded-control px-2 text-sm font-semibold text-ink-faint transition-colors pointer-coarse:min-w-11 hover:bg-sunken hover:text-ink has-checked:bg-accent-wash has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            aria-label={languageOf(code).name}
            checked={code === value}
            onChange={() => onChange(code)}
            className="sr-only"
          />
          <span aria-hidden>{named ? languageOf(code).name : code.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  );
}
