import type { CreateItemRequest } from '@cartaviva/contracts';
import { DIETARY_TAGS } from '@cartaviva/domain';
import type { DtoForm } from '@cartaviva/forms';
import { ChoicesField } from './choices-field';
import { FORM_MESSAGES as MESSAGES } from './messages';

export const DietaryTagsField = ({ form }: { form: DtoForm<CreateItemRequest> }) => (
  <ChoicesField
    form={form}
    name="dietaryTags"
    legend={MESSAGES.fields.tags}
    choices={DIETARY_TAGS}
  />
);
