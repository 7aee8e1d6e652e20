import { Field, TextInput } from '@cartaviva/ui';
import { useEffect, useRef, useState } from 'react';
import { HexColorPicker } from 'react-colorful';
import { MESSAGES } from './messages';

export interface ColorPickerProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

export function ColorPicker({ value, onChange }: ColorPickerProps) {
  const picker = useSpanishSliders(value);
  const [typed, setTyped] = useState<string>();

  function type(text: string): void {
    const color = `#${text
      .toLowerCase()
      .replace(/[^0-9a-f]/g, '')
      .slice(0, 6)}`;
    setTyped(color);
    if (color.length === '#rrggbb'.length) onChange(color);
  }

  return (
    <div className="grid max-w-86 gap-3">
      <div ref={picker}>
        <HexColorPicker color={value} onChange={onChange} style={{ width: '100%', height: 176 }} />
      </div>
      <Field label={MESSAGES.hex}>
        {(control) => (
          <TextInput
            {...control}
            value={typed ?? value}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(undefined)}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
          />
        )}
      </Field>
    </div>
  );
}

/** Translates the sliders' labels. The picker labels them in English and has no option to change that. */
function useSpanishSliders(color: string) {
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [shade, hue] = picker.current?.querySelectorAll('[role="slider"]') ?? [];
    shade?.setAttribute('aria-label', MESSAGES.shade);
    shade?.setAttribute('aria-valuetext', color);
    hue?.setAttribute('aria-label', MESSAGES.hue);
  }, [color]);
  return picker;
}
