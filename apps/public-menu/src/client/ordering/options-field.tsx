import type { PageOption } from '../../menu/menu-data';
import { ownName } from './order';

interface OptionsFieldProps {
  readonly legend: string;
  readonly options: readonly PageOption[];
  /** What one costs or adds. */
  readonly label: (price: string) => string;
  /** In the menu's own language. */
  readonly chosen: readonly string[];
  /** One of them, or as many as one likes; without it they are only read. */
  readonly change: ((chosen: string[]) => void) | undefined;
  readonly kind: 'radio' | 'checkbox';
}

/** Sizes or extras, to choose from where orders are taken and to read where they are not. */
export function OptionsField(field: OptionsFieldProps) {
  const { legend, options, label, chosen, kind, change } = field;
  const Row = change ? 'label' : 'p';
  return (
    <fieldset
      onChange={({ currentTarget }) => {
        const ticked = [...currentTarget.querySelectorAll<HTMLInputElement>(':checked')];
        change?.(ticked.map((box) => box.value));
      }}
    >
      <legend>{legend}</legend>
      {options.map((option) => (
        <Row key={option.name}>
          {change && (
            <input
              type={kind}
              name={legend}
              value={ownName(option)}
              checked={chosen.includes(ownName(option))}
            />
          )}
          <span dir="auto">{option.name}</span>
          <b>{label(option.price)}</b>
        </Row>
      ))}
    </fieldset>
  );
}
