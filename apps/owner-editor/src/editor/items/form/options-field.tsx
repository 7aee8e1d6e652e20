import type { CreateItemRequest } from '@cartaviva/contracts';
import { MAX_EXTRAS, MAX_SIZES, TEXT_LIMITS } from '@cartaviva/domain';
import type { DtoForm } from '@cartaviva/forms';
import { Button, IconButton, TextInput } from '@cartaviva/ui';
import { Plus, X } from 'lucide-react';
import { get, useFieldArray } from 'react-hook-form';
import { AmountInput, asAmount } from './amount-input';
import { OPTION_MESSAGES } from './messages';

const MOST = { sizes: MAX_SIZES, extras: MAX_EXTRAS };

interface OptionsFieldProps {
  readonly form: DtoForm<CreateItemRequest>;
  readonly kind: 'sizes' | 'extras';
  readonly currency: string;
}

export function OptionsField({ form, kind, currency }: OptionsFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: kind });
  const said = OPTION_MESSAGES[kind];
  const faultOf = (path: string): string | undefined =>
    get(form.formState.errors, `${kind}${path}.message`) as string | undefined;

  /** The first size gets the price that the item has had so far. */
  const add = () => {
    const price = kind === 'sizes' && fields.length === 0 ? form.getValues('price') : '';
    append({ name: '', price });
  };

  return (
    <fieldset className="grid content-start gap-2">
      <legend className="text-sm font-semibold">{said.legend}</legend>
      {fields.length > 0 && <p className="-mt-1 text-sm text-ink-faint">{said.hint}</p>}
      {fields.map(({ id }, index) => {
        const fault = faultOf(`.${index}.name`) ?? faultOf(`.${index}.price`);
        return (
          <div key={id} className="flex flex-wrap items-center gap-2">
            <TextInput
              aria-label={said.name(index + 1)}
              aria-invalid={faultOf(`.${index}.name`) ? true : undefined}
              placeholder={said.example}
              maxLength={TEXT_LIMITS.option}
              autoComplete="off"
              className="min-w-0 grow basis-[6.5rem]"
              {...form.register(`${kind}.${index}.name`)}
            />
            <span className="flex max-w-full items-center gap-2">
              <AmountInput
                className="w-[8.5rem] min-w-0"
                currency={currency}
                aria-label={said.price(index + 1)}
                aria-invalid={faultOf(`.${index}.price`) ? true : undefined}
                {...form.register(`${kind}.${index}.price`, asAmount)}
              />
              <IconButton size="sm" label={said.remove(index + 1)} onClick={() => remove(index)}>
                <X aria-hidden />
              </IconButton>
            </span>
            <Fault text={fault} />
          </div>
        );
      })}
      <Fault text={faultOf('.root') ?? faultOf('')} />
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={fields.length >= MOST[kind]}
        onClick={add}
      >
        <Plus aria-hidden />
        {said.add}
      </Button>
    </fieldset>
  );
}

function Fault({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="basis-full text-sm font-medium text-brick">
      {text}
    </p>
  );
}
