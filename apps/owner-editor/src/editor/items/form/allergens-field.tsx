import type { CreateItemRequest } from '@cartaviva/contracts';
import { ALLERGENS, deniedTags } from '@cartaviva/domain';
import type { DtoForm } from '@cartaviva/forms';
import { useWatch } from 'react-hook-form';
import { ChoicesField } from './choices-field';
import { FORM_MESSAGES } from './messages';

const { fields, allergens: MESSAGES } = FORM_MESSAGES;

/** What the item contains. Says so where a dietary tag says the contrary. */
export function AllergensField({ form }: { form: DtoForm<CreateItemRequest> }) {
  const [tags, contained] = useWatch({ control: form.control, name: ['dietaryTags', 'allergens'] });
  const denied = deniedTags(tags ?? [], contained ?? []);
  return (
    <ChoicesField form={form} name="allergens" legend={fields.allergens} choices={ALLERGENS}>
      <p className="mt-1.5 text-sm text-ink-faint">{MESSAGES.hint}</p>
      <p role="status" className="text-sm font-medium text-amber">
        {denied.length > 0 && MESSAGES.denied(denied.map((tag) => `«${tag}»`).join(', '))}
      </p>
    </ChoicesField>
  );
}
