import { fill } from '../../messages/fill';
import { messages } from '../messages';
import { MAX_OF_ONE } from './order';

interface StepperProps {
  /** Of what, for those who do not see it. */
  readonly of: string;
  readonly quantity: number;
  readonly least: 0 | 1;
  readonly change: (quantity: number) => void;
}

/** Fewer, how many, more. */
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
