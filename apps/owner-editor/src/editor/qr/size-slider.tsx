import { Field } from '@cartaviva/ui';
import { MESSAGES } from './messages';

interface SizeSliderProps {
  readonly size: number;
  readonly onChange: (size: number) => void;
}

/** How large the code is shown, 100 to 400 pixels; the image to download stays the same. */
export function SizeSlider({ size, onChange }: SizeSliderProps) {
  const label = (
    <span className="flex justify-between gap-4">
      {MESSAGES.size}
      <output className="font-normal text-ink-soft tabular-nums">{MESSAGES.pixels(size)}</output>
    </span>
  );
  return (
    <Field label={label}>
      {(control) => (
        <input
          type="range"
          min={100}
          max={400}
          step={10}
          value={size}
          aria-label={MESSAGES.size}
          aria-valuetext={MESSAGES.pixels(size)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="h-11 w-full accent-accent"
          {...control}
        />
      )}
    </Field>
  );
}
