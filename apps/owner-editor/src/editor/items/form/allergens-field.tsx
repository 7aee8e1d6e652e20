import type { CreateItemRequest } from '@cartaviva/contracts';
import { ALLERGENS, whyDenied } from '@cartaviva/domain';
import type { DtoForm } from '@cartaviva/forms';
import { useWatch } from 'react-hook-form';
import { ChoicesField } from './choices-field';
import { FORM_MESSAGES } from './messages';

const { fields, allergens: MESSAGES } = FORM_MESSAGES;

/** Lists the item's allergens. It warns immediately when one contradicts a dietary tag, which prevents saving. */
export function AllergensField({ form }: { form: DtoForm<CreateItemRequest> }) {
  const [dietaryTags, allergens] = useWatch({
    control: form.control,
    name: ['dietaryTags', 'allergens'],
  });
  const fault = whyDenied({ dietaryTags: dietaryTags ?? [], allergens: allergens ?? [] });
  return (
    <ChoicesField form={form} name="allergens" legend={fields.allergens} choices={ALLERGENS}>
      <p className="mt-1.5 text-sm text-ink-faint">{MESSAGES.hint}</p>
      <p role="status" className="text-sm font-medium text-brick">
        {fault && `${fault}.`}
      </p>
    </ChoicesField>
  );
}
