import { Field } from '@cartaviva/ui';
import { MESSAGES } from './messages';

interface SizeSliderProps {
  readonly size: number;
  readonly onChange: (size: number) => void;
}

/** Displayed size of the code, from 100 to 400 pixels. The size of the download does not change. */
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
