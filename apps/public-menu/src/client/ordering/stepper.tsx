import { fill } from '../../messages/fill';
import { messages } from '../messages';
import { MAX_OF_ONE } from './order';

interface StepperProps {
  /** Name of the counted item for screen readers. */
  readonly of: string;
  readonly quantity: number;
  readonly least: 0 | 1;
  readonly change: (quantity: number) => void;
}

export function Stepper({ of, quantity, least, change }: StepperProps) {
  const texts = messages().item;
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={fill(texts.fewer, { item: of })}
        disabled={quantity <= least}
        onClick={() => change(quantity - 1)}
      >
        −
      </button>
      <output aria-label={texts.quantity}>{quantity}</output>
      <button
        type="button"
        aria-label={fill(texts.more, { item: of })}
        disabled={quantity >= MAX_OF_ONE}
        onClick={() => change(quantity + 1)}
      >
        +
      </button>
    </div>
  );
}
