import { fill } from '../../messages/fill';
import { messages } from '../messages';
import { button, element } from './element';

interface StepperOptions {
  /** Of what, for those who do not see it. */
  readonly of: string;
  readonly quantity: number;
  readonly least: 0 | 1;
  readonly most: number;
  /** Tells this stepper from its neighbours when the sheet is drawn again. */
  readonly name: string;
  readonly change: (quantity: number) => void;
}

/** Fewer, how many, more. */
export function stepper({ of, quantity, least, most, name, change }: StepperOptions): HTMLElement {
  const texts = messages().dish;
  const fewer = button(
    {
      'aria-label': fill(texts.fewer, { dish: of }),
      'data-focus': `${name}-`,
      disabled: quantity <= least,
    },
    '−',
    () => change(quantity - 1),
  );
  const more = button(
    {
      'aria-label': fill(texts.more, { dish: of }),
      'data-focus': `${name}+`,
      disabled: quantity >= most,
    },
    '+',
    () => change(quantity + 1),
  );
  const shown = element('output', { 'aria-label': texts.quantity }, String(quantity));
  return element('div', { class: 'stepper' }, fewer, shown, more);
}
