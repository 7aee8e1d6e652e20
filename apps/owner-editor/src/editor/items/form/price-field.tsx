import type { CreateItemRequest } from '@cartaviva/contracts';
import { DtoField, type DtoForm } from '@cartaviva/forms';
import { Field } from '@cartaviva/ui';
import { useWatch } from 'react-hook-form';
import { AmountInput, asAmount } from './amount-input';
import { FORM_MESSAGES as MESSAGES } from './messages';
import { onEnter } from './on-enter';

interface PriceFieldProps {
  readonly form: DtoForm<CreateItemRequest>;
  readonly currency: string;
  readonly onEnter: () => void;
}

/** Price of the item. With sizes it is read-only and shows the first size's price. */
export function PriceField({ form, currency, onEnter: act }: PriceFieldProps) {
  const [first] = useWatch({ control: form.control, name: 'sizes' }) ?? [];
  if (first) {
    return (
      <Field label={MESSAGES.fields.price} hint={MESSAGES.priceOfSizes}>
        {(control) => (
          <AmountInput
            currency={currency}
            readOnly
            value={first.price}
            onKeyDown={onEnter(act)}
            {...control}
          />
        )}
      </Field>
    );
  }
  return (
    <DtoField form={form} name="price" as={asAmount} label={MESSAGES.fields.price} required>
      {(input) => <AmountInput currency={currency} onKeyDown={onEnter(act)} {...input} />}
    </DtoField>
  );
}
