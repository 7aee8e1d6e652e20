import type { PageOption } from '../../menu/menu-data';
import { ownName } from './order';

interface OptionsFieldProps {
  readonly legend: string;
  readonly options: readonly PageOption[];
  readonly label: (price: string) => string;
  /** Names in the menu's own language. */
  readonly chosen: readonly string[];
  /** Is undefined if the options are read-only. */
  readonly change: ((chosen: string[]) => void) | undefined;
  readonly kind: 'radio' | 'checkbox';
}

/** Lists sizes or extras. Diners can choose from them only if the restaurant takes orders. */
export function OptionsField(field: OptionsFieldProps) {
  const { legend, options, label, chosen, kind, change } = field;
  const Row = change ? 'label' : 'p';
  return (
    <fieldset
      className={kind}
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
