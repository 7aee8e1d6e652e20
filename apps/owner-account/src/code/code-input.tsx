import { CODE_LENGTH } from '@cartaviva/domain';
import { cn, type FieldControl } from '@cartaviva/ui';
import { useEffect, useRef, type RefCallback } from 'react';

interface CodeInputProps extends FieldControl {
  readonly ref: RefCallback<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly busy: boolean;
}

/**
 * Draws six boxes over a single input. A single input accepts a pasted code and the code that the phone suggests from
 * a message. Characters other than digits are dropped.
 */
export function CodeInput({ ref, value, onChange, busy, ...control }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  return (
    <div className="group relative grid grid-cols-6 gap-2">
      <input
        ref={(element) => {
          input.current = element;
          void ref(element);
        }}
        {...control}
        value={value}
        onChange={(event) => onChange(digitsOf(event.target.value))}
        readOnly={busy}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="absolute inset-0 z-10 cursor-text opacity-0"
      />
      {Array.from({ length: CODE_LENGTH }, (_, place) => (
        <span
          key={place}
          aria-hidden
          className={cn(
            'grid h-14 place-items-center rounded-control border border-control bg-surface text-2xl font-semibold tabular-nums transition-colors',
            control['aria-invalid'] && 'border-brick',
            place === Math.min(value.length, CODE_LENGTH - 1) &&
              'group-focus-within:border-accent group-focus-within:outline-2 group-focus-within:outline-accent',
          )}
        >
          {value[place]}
        </span>
      ))}
    </div>
  );
}

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);
