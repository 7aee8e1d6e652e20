import { textOn, THEME_COLORS } from '@cartaviva/domain';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { COLOR_NAMES, MESSAGES } from './messages';

interface SwatchesProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

export function Swatches({ value, onChange }: SwatchesProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={MESSAGES.themeColor}
      className="-ml-1.5 grid max-w-86 grid-cols-7"
    >
      {THEME_COLORS.map((color) => (
        <label
          key={color}
          title={COLOR_NAMES[color]}
          className="grid h-11 cursor-pointer place-items-center rounded-full"
        >
          <input
            type="radio"
            name={name}
            aria-label={COLOR_NAMES[color]}
            checked={color === value}
            onChange={() => onChange(color)}
            className="peer sr-only"
          />
          <span
            style={{ background: color, color: textOn(color) }}
            className="grid size-8 place-items-center rounded-full ring-ink ring-offset-2 ring-offset-surface transition-shadow peer-checked:ring-2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-5 peer-focus-visible:outline-accent peer-checked:[&>svg]:opacity-100"
          >
            <Check aria-hidden className="size-4 opacity-0" strokeWidth={3} />
          </span>
        </label>
      ))}
    </div>
  );
}
