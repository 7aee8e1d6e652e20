import type { CreateItemRequest } from '@cartaviva/contracts';
import { UNCATEGORIZED } from '@cartaviva/domain';
import type { DtoForm } from '@cartaviva/forms';
import { Field, Select } from '@cartaviva/ui';
import type { EditedCategory } from '../../../store/menu-store';
import { FORM_MESSAGES as MESSAGES } from './messages';

interface CategoryFieldProps {
  readonly form: DtoForm<CreateItemRequest>;
  readonly categories: readonly EditedCategory[];
}

/** Where the item stands; the empty choice means in no category. */
export function CategoryField({ form, categories }: CategoryFieldProps) {
  const options = [
    { value: '', label: UNCATEGORIZED },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Field label={MESSAGES.fields.category} error={form.formState.errors.categoryId?.message}>
      {(control) => (
        <Select
          options={options}
          {...control}
          {...form.register('categoryId', { setValueAs: (id: string | null) => id || null })}
        />
      )}
    </Field>
  );
}
