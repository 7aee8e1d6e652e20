import type { CreateItemRequest } from '@cartaviva/contracts';
import { currencyOf } from '@cartaviva/domain';
import { DtoField, type DtoForm } from '@cartaviva/forms';
import { TextInput } from '@cartaviva/ui';
import { MESSAGES } from './messages';

interface PriceFieldProps {
  readonly form: DtoForm<CreateItemRequest>;
  readonly currency: string;
}

/** An amount, with the menu's currency before it. */
export function PriceField({ form, currency }: PriceFieldProps) {
  return (
    <DtoField form={form} name="price" label={MESSAGES.fields.price} required>
      {(input) => (
        <span className="relative block">
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
      )}
    </DtoField>
  );
}
