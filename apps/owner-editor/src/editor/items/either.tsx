import { RadioGroup } from 'radix-ui';

interface EitherProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Either<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: EitherProps<Value>) {
  return (
    <div className="grid gap-1.5">
      {!isLabelHidden && <p className="text-sm font-semibold">{label}</p>}
      <RadioGroup.Root
        aria-label={label}
        value={value}
        onValueChange={(chosen) => onChange(chosen as Value)}
        className="flex rounded-control border border-control p-0.75"
      >
        {(Object.entries(options) as [Value, string][]).map(([key, text]) => (
          <RadioGroup.Item
            key={key}
            value={key}
            className="relative h-9 grow basis-0 rounded-[5px] px-2 text-sm font-semibold text-ink-soft transition-colors before:absolute before:inset-x-0 before:-inset-y-1 data-[state=checked]:bg-accent-wash data-[state=checked]:text-accent-strong"
          >
            {text}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
