import { element } from './element';

export interface Choice {
  /** In the menu's own language. */
  readonly value: string;
  readonly name: string;
  /** What it costs or adds. */
  readonly label: string;
}

interface OptionsFieldOptions {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  /** One of them, or as many as one likes; without it they are only read. */
  readonly change?: ((chosen: string[]) => void) | undefined;
  readonly kind: 'radio' | 'checkbox';
}

/** Sizes or extras, to choose from where orders are taken and to read where they are not. */
export function optionsField(options: OptionsFieldOptions): HTMLElement {
  const { legend, choices, chosen, kind, change } = options;
  const boxes = choices.map(({ value, name, label }) => {
    const box =
      change &&
      element('input', {
        type: kind,
        name: legend,
        value,
        checked: chosen.includes(value),
        'data-focus': `${legend}:${value}`,
      });
    return element(
      change ? 'label' : 'p',
      {},
      box,
      element('span', {}, name),
      element('b', {}, label),
    );
  });
  const field = element('fieldset', {}, element('legend', {}, legend), ...boxes);
  field.addEventListener('change', () => {
    const ticked = [...field.querySelectorAll<HTMLInputElement>(':checked')];
    change?.(ticked.map((box) => box.value));
  });
  return field;
}
