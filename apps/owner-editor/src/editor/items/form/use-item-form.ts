import { ApiError } from '@cartaviva/api-client';
import { CreateItemRequest } from '@cartaviva/contracts';
import { useDtoForm } from '@cartaviva/forms';
import { useState } from 'react';
import type { EditedItem } from '../../../store/menu-store';
import { useItems } from '../../../store/use-items';
import { useSaveItem } from '../../../store/use-save-item';
import { useConflict } from '../../conflict/conflict-guard';
import { useNotices } from '../../notices';
import { useReportUnsaved } from '../../unsaved-changes';
import { MESSAGES } from '../messages';
import { FORM_MESSAGES } from './messages';

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
    sizes: item?.sizes ?? [],
    extras: item?.extras ?? [],
  });
  const [imageUrl, setImageUrl] = useState(item?.imageUrl ?? null);
  // The list may learn of a newer one while the form is open: what is saved over is what was opened.
  const [openedVersion] = useState(item?.version);
  const saveItem = useSaveItem(menuId);
  const items = useItems(menuId);
  const notices = useNotices();
  const whichStays = useConflict();
  useReportUnsaved('item', form.formState.isDirty || imageUrl !== (item?.imageUrl ?? null));

  function complain(): void {
    const { name, price } = form.getValues();
    if (!name.trim() || !price.trim()) notices.failed(MESSAGES.required);
  }

  /** Saves over the version that was opened; one that was saved elsewhere since then is asked about. */
  async function save(values: CreateItemRequest): Promise<'saved' | 'left'> {
    try {
      await saveItem(values, { itemId: item?.id, version: openedVersion });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      if ((await whichStays()) === 'theirs') {
        await items.mutate();
        return 'left';
      }
      await saveItem(values, { itemId: item?.id });
    }
    return 'saved';
  }

  /** Saves a valid item and then does `after`; says what is missing from another. */
  function submit(after: () => void) {
    const send = form.handleSubmit(async (values) => {
      try {
        const outcome = await save(cleaned({ ...values, imageUrl }));
        if (outcome === 'left') notices.done(FORM_MESSAGES.theirs);
        else notices.done(item ? MESSAGES.updated : MESSAGES.created);
        after();
      } catch (error) {
        notices.failed(item ? MESSAGES.notUpdated : MESSAGES.notCreated, error);
      }
    }, complain);

    return () => {
      const [first] = form.getValues('sizes') ?? [];
      if (first) form.setValue('price', first.price);
      return send();
    };
  }

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

/** Without the blanks around names; what is left empty is nothing. */
function cleaned(item: CreateItemRequest): CreateItemRequest {
  const named = (options: CreateItemRequest['sizes'] = []) =>
    options.map(({ name, price }) => ({ name: name.trim(), price }));
  return {
    ...item,
    name: item.name.trim(),
    description: item.description?.trim() || null,
    sizes: named(item.sizes),
    extras: named(item.extras),
  };
}
