import { currencyOf } from '@cartaviva/domain';
import { cn, TextInput } from '@cartaviva/ui';
import type { ComponentProps } from 'react';
import { FORM_MESSAGES as MESSAGES } from './messages';

interface AmountInputProps extends ComponentProps<typeof TextInput> {
  readonly currency: string;
}

/** An amount, with its currency before it. */
export function AmountInput({ currency, className, ...input }: AmountInputProps) {
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
        className="pl-13 text-right tabular-nums"
        {...input}
      />
    </span>
  );
}
