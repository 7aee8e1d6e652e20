import { textOn } from '@cartaviva/domain';
import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import type { NamedColor } from './design-colors';
import { MESSAGES } from './messages';

interface ColorChoiceProps {
  readonly legend: string;
  readonly colors: readonly NamedColor[];
  readonly value: string;
  readonly onChange: (color: string) => void;
}

const DOT =
  'grid size-8 place-items-center rounded-full border border-line ring-ink ring-offset-2 ring-offset-surface peer-checked:ring-2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-5 peer-focus-visible:outline-accent peer-checked:[&>svg]:opacity-100';

export function ColorChoice({ legend, colors, value, onChange }: ColorChoiceProps) {
  const name = useId();
  const isOwn = !colors.some(({ color }) => color === value);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold text-ink">{legend}</legend>
      <div className="-ml-1.5 flex flex-wrap">
        {colors.map(({ color, name: colorName }) => (
          <label key={colorName} className="grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name={name}
              aria-label={colorName}
              checked={value === color}
              onChange={() => onChange(color)}
              className="peer sr-only"
            />
            <span style={{ background: color, color: textOn(color) }} className={DOT}>
              <Check aria-hidden className="size-4 opacity-0" strokeWidth={3} />
            </span>
          </label>
        ))}
        <label className="relative grid size-11 cursor-pointer place-items-center">
          <input
            type="color"
            aria-label={MESSAGES.otherColor}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <span
            style={isOwn ? { background: value, color: textOn(value) } : undefined}
            className={`${DOT} ${isOwn ? 'ring-2' : 'border-dashed border-control'}`}
          >
            {isOwn ? (
              <Check aria-hidden className="size-4" strokeWidth={3} />
            ) : (
              <Plus aria-hidden className="size-4" />
            )}
          </span>
        </label>
      </div>
    </fieldset>
  );
}
