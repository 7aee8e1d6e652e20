import { CreateItemRequest } from '@cartaviva/contracts';
import { useDtoForm } from '@cartaviva/forms';
import { useState } from 'react';
import type { EditedItem } from '../../store/menu-store';
import { useSaveItem } from '../../store/use-save-item';
import { useNotices } from '../notices';
import { useReportUnsaved } from '../unsaved-changes';
import { MESSAGES } from './messages';

interface ItemFormOptions {
  readonly menuId: string;
  /** The item to change; without it a new one is made. */
  readonly item: EditedItem | undefined;
  /** Where a new item goes. */
  readonly categoryId: string | null;
}

/** The item form's values and what saving them does and says (specification §5 and §8). */
export function useItemForm({ menuId, item, categoryId }: ItemFormOptions) {
  const form = useDtoForm(CreateItemRequest, {
    name: item?.name ?? '',
    price: item?.price ?? '',
    description: item?.description ?? '',
    categoryId: item ? item.categoryId : categoryId,
    dietaryTags: item?.dietaryTags ?? [],
    isAvailable: item?.isAvailable ?? true,
  });
  const [imageUrl, setImageUrl] = useState(item?.imageUrl ?? null);
  const saveItem = useSaveItem(menuId);
  const notices = useNotices();
  useReportUnsaved('item', form.formState.isDirty || imageUrl !== (item?.imageUrl ?? null));

  function complain(): void {
    const { name, price } = form.getValues();
    if (!name.trim() || !price.trim()) notices.failed(MESSAGES.required);
  }

  /** Saves a valid item and then does `after`; says what is missing from another. */
  const submit = (after: () => void) =>
    form.handleSubmit(async (values) => {
      const description = values.description?.trim() || null;
      try {
        await saveItem({ ...values, name: values.name.trim(), description, imageUrl }, item?.id);
        notices.done(item ? MESSAGES.updated : MESSAGES.created);
        after();
      } catch (error) {
        notices.failed(item ? MESSAGES.notUpdated : MESSAGES.notCreated, error);
      }
    }, complain);

  /** Empties the form for the next item of the same category. */
  function startOver(): void {
    form.reset({
      ...form.formState.defaultValues,
      categoryId: form.getValues('categoryId') ?? null,
    });
    setImageUrl(null);
    form.setFocus('name');
  }

  return { form, imageUrl, setImageUrl, submit, startOver };
}

export type ItemFormControl = ReturnType<typeof useItemForm>;
