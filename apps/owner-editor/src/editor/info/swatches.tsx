import { textOn, THEME_COLORS } from '@cartaviva/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Check } from 'lucide-react';
import { COLOR_NAMES, MESSAGES } from './messages';

/** The seven theme colours, one of them chosen: radio buttons that look like paint. */
export function Swatches(input: UseFormRegisterReturn) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink">{MESSAGES.themeColor}</legend>
      <div className="-ml-1.5 grid max-w-86 grid-cols-7">
        {THEME_COLORS.map((color) => (
          <Swatch key={color} color={color} input={input} />
        ))}
      </div>
      <p className="mt-0.5 text-sm text-ink-faint">{MESSAGES.themeColorHint}</p>
    </fieldset>
  );
}

function Swatch({ color, input }: { color: string; input: UseFormRegisterReturn }) {
  return (
    <label className="grid h-11 cursor-pointer place-items-center rounded-full">
      <input
        type="radio"
        value={color}
        aria-label={COLOR_NAMES[color]}
        className="peer sr-only"
        {...input}
      />
      <span
        style={{ background: color, color: textOn(color) }}
        className="grid size-8 place-items-center rounded-full ring-ink ring-offset-2 ring-offset-surface transition-shadow peer-checked:ring-2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-5 peer-focus-visible:outline-accent peer-checked:[&>svg]:opacity-100"
      >
        <Check aria-hidden className="size-4 opacity-0" strokeWidth={3} />
      </span>
    </label>
  );
}
