import { useId } from 'react';
import { MESSAGES } from './messages';
import { ValueText, type ShownValue } from './shown-value';

export interface Difference {
  readonly field: string;
  readonly label: string;
  readonly mine: ShownValue;
  readonly theirs: ShownValue;
}

interface DifferenceChoiceProps {
  readonly difference: Difference;
  readonly isTheirs: boolean;
  readonly onChoose: (field: string, isTheirs: boolean) => void;
}

export function DifferenceChoice({ difference, isTheirs, onChoose }: DifferenceChoiceProps) {
  const { field, label, mine, theirs } = difference;
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1.5 grid gap-2">
        <Choice
          name={name}
          text={MESSAGES.mine}
          value={mine}
          isChosen={!isTheirs}
          onChoose={() => onChoose(field, false)}
        />
        <Choice
          name={name}
          text={MESSAGES.theirs}
          value={theirs}
          isChosen={isTheirs}
          onChoose={() => onChoose(field, true)}
        />
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly text: string;
  readonly value: ShownValue;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, text, value, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-control/45 px-3 py-2.5 text-sm transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-4.5 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0">
        <span className="text-ink-soft">{text}</span> <ValueText value={value} />
      </span>
    </label>
  );
}
