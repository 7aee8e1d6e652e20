import { transferMessages } from './messages';

const { dialog: texts } = transferMessages;

interface StaysFieldProps {
  readonly stays: boolean;
  readonly onChange: (stays: boolean) => void;
}

export function StaysField({ stays, onChange }: StaysFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{texts.stays}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {[texts.staying, texts.leaving].map((option, index) => (
          <label
            key={option.title}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-3 text-sm rounded-control border border-control p-3 transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="stays"
              checked={stays === (index === 0)}
              onChange={() => onChange(index === 0)}
              className="mt-0.5 size-4 accent-accent"
            />
            <span className="font-semibold">{option.title}</span>
            <span className="col-start-2 text-pretty text-ink-soft">{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
