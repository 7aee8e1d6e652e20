import { amountOf, currencyOf, priceIn } from '@cartaviva/domain';
import { cn, TextInput } from '@cartaviva/ui';
import type { ComponentProps, FocusEvent } from 'react';
import { usePlace } from '../../../store/place-context';
import { FORM_MESSAGES as MESSAGES } from './messages';

interface AmountInputProps extends ComponentProps<typeof TextInput> {
  readonly currency: string;
}

/**
 * Field option that normalizes an amount to the API's format. Invalid input stays as it is, for the validation rules.
 */
export const asAmount = { setValueAs: (text: string) => priceIn(text) ?? text };

/**
 * Input for an amount with its currency symbol. When the field loses focus, it shows the amount as it was understood.
 */
export function AmountInput({ currency, className, onBlur, ...input }: AmountInputProps) {
  const { country } = usePlace();
  function echo(event: FocusEvent<HTMLInputElement>): void {
    const price = priceIn(event.target.value);
    if (price) event.target.value = amountOf(price, country);
    onBlur?.(event);
  }
  return (
    <span className={cn('relative block', className)}>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint"
      >
        {currencyOf(currency).symbol}
      </span>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        placeholder={MESSAGES.fields.pricePlaceholder}
        className="pl-[3.25rem] text-right tabular-nums"
        {...input}
        onBlur={echo}
      />
    </span>
  );
}
