import { CreateItemRequest } from '@cartaviva/contracts';
import { whyDenied } from '@cartaviva/domain';
import { useDtoForm } from '@cartaviva/forms';
import { WaitingContext } from '@cartaviva/ui';
import { use, useEffect, useRef, useState } from 'react';
import type { EditedCategory, EditedItem, EditedMenu } from '../../../store/menu-store';
import { useToasts } from '../../toasts';
import { useReportUnsaved } from '../../unsaved-changes';
import { MESSAGES } from '../messages';
import { useSaveItem } from '../../../store/use-save-item';
import { useChangeItem } from '../use-change-item';
import { changedItem, cleanedItem, formValuesOf } from './item-changes';
import { FORM_MESSAGES } from './messages';

interface ItemFormOptions {
  readonly menu: EditedMenu;
  readonly categories: readonly EditedCategory[];
  /** Undefined for a new item. */
  readonly item: EditedItem | undefined;
  /** Category of a new item. */
  readonly categoryId: string | null;
  readonly name?: string | undefined;
}

/** State of the item form, and saving with its messages (specification §5 and §8). */
export function useItemForm({ menu, categories, item, categoryId, name }: ItemFormOptions) {
  const form = useDtoForm(CreateItemRequest, formValuesOf(item, categoryId, name));
  const [imageUrl, setImageUrl] = useState(item?.imageUrl ?? null);
  // Changes are relative to the item as it was opened, because the list can load a newer version in the meantime.
  const [opened] = useState(item);
  const { create } = useSaveItem(menu.id);
  const change = useChangeItem(menu, categories);
  const toasts = useToasts();
  const { isSubmitting, isDirty } = form.formState;
  const isPending = use(WaitingContext).isWaiting && isSubmitting;
  const isOpen = useIsMounted();
  // A pending request is sent even when this form is closed.
  useReportUnsaved('item', !isPending && (isDirty || imageUrl !== (opened?.imageUrl ?? null)));

  function complain(): void {
    const { name, price } = form.getValues();
    if (!name.trim()) form.setError('name', { message: MESSAGES.nameMissing });
    if (!price.trim()) form.setError('price', { message: MESSAGES.priceMissing });
    if (!name.trim() || !price.trim()) toasts.failed(MESSAGES.required);
  }

  /** Saves a valid item and then calls `after` if the form is still mounted. Otherwise it shows what is missing. */
  function submit(after: () => void) {
    const send = form.handleSubmit(async (values) => {
      const { dietaryTags = [], allergens = [] } = values;
      const message = whyDenied({ dietaryTags, allergens });
      if (message) {
        form.setError('allergens', { message });
        return;
      }
      try {
        const written = cleanedItem({ ...values, imageUrl });
        if (!opened) {
          await create(written);
          toasts.done(MESSAGES.created);
        } else {
          const whose = await change(opened, changedItem(opened, written));
          toasts.done(whose === 'theirs' ? FORM_MESSAGES.theirs : MESSAGES.updated);
        }
        if (isOpen()) after();
      } catch (error) {
        toasts.failed(item ? MESSAGES.notUpdated : MESSAGES.notCreated, error);
      }
    }, complain);

    return async () => {
      if (isSubmitting) return;
      const [first] = form.getValues('sizes') ?? [];
      if (first) form.setValue('price', first.price);
      await send();
    };
  }

  function startOver(): void {
    const categoryId = form.getValues('categoryId') ?? null;
    form.reset({ ...form.formState.defaultValues, categoryId, name: '' }, { keepFieldsRef: true });
    setImageUrl(null);
    form.setFocus('name');
  }

  return { form, imageUrl, setImageUrl, submit, startOver, isPending };
}

/** Returns a function that tells whether the component is still mounted, for use after asynchronous work. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
