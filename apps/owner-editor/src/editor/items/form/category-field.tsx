import type { CreateItemRequest } from '@cartaviva/contracts';
import { UNCATEGORIZED } from '@cartaviva/domain';
import type { DtoForm } from '@cartaviva/forms';
import { Field, Select } from '@cartaviva/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { EditedCategory } from '../../../store/menu-store';
import { FORM_MESSAGES as MESSAGES } from './messages';
import { NewCategoryField } from './new-category-field';

interface CategoryFieldProps {
  readonly form: DtoForm<CreateItemRequest>;
  readonly menuId: string;
  readonly categories: readonly EditedCategory[];
}

/** Value of the option that creates a category. No ID has this value. */
const NEW = 'new';

export function CategoryField({ form, menuId, categories }: CategoryFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'categoryId' });
  const [isMaking, setIsMaking] = useState(false);
  const choose = (categoryId: string | null) => {
    setIsMaking(false);
    field.onChange(categoryId);
  };
  const options = [
    { value: '', label: UNCATEGORIZED },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
    { value: NEW, label: MESSAGES.newCategory.choice },
  ];
  return (
    <div className="grid content-start gap-2 sm:col-span-2 sm:grid-cols-2 sm:items-end sm:gap-5">
      <Field label={MESSAGES.fields.category} error={fieldState.error?.message}>
        {(control) => (
          <Select
            options={options}
            {...control}
            ref={field.ref}
            value={isMaking ? NEW : (field.value ?? '')}
            onBlur={field.onBlur}
            onChange={({ target: { value } }) =>
              value === NEW ? setIsMaking(true) : choose(value || null)
            }
          />
        )}
      </Field>
      {isMaking && (
        <NewCategoryField menuId={menuId} onMade={choose} onCancel={() => setIsMaking(false)} />
      )}
    </div>
  );
}
