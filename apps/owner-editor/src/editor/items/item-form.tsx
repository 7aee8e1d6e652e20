import { TEXT_LIMITS } from '@cartaviva/domain';
import { DtoField } from '@cartaviva/forms';
import { Button, TextArea, TextInput } from '@cartaviva/ui';
import { useEffect, useRef } from 'react';
import type { EditedCategory, EditedItem, EditedMenu } from '../../store/menu-store';
import { useSaveShortcut } from '../use-save-shortcut';
import { CategoryField } from './category-field';
import { DietaryTagsField } from './dietary-tags-field';
import { AvailableField } from './available-field';
import { MESSAGES } from './messages';
import { PhotoField } from './photo-field';
import { PriceField } from './price-field';
import { useItemForm } from './use-item-form';

interface ItemFormProps {
  readonly menu: EditedMenu;
  readonly categories: readonly EditedCategory[];
  readonly item?: EditedItem;
  readonly categoryId?: string | null;
  readonly onClose: () => void;
}

/** Adds an item, or changes one in the place of its row. Ctrl+S within it saves the item. */
export function ItemForm({ menu, categories, item, categoryId = null, onClose }: ItemFormProps) {
  const { form, imageUrl, setImageUrl, submit, startOver } = useItemForm({
    menuId: menu.id,
    item,
    categoryId,
  });
  const { setFocus, formState } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const save = submit(onClose);
  const element = useRef<HTMLFormElement>(null);
  useSaveShortcut(() => void save(), element);

  return (
    <form
      ref={element}
      data-item-form
      noValidate
      aria-label={item ? MESSAGES.editing : MESSAGES.add}
      onSubmit={(event) => void save(event)}
      className="grid gap-5 rounded-card border border-accent bg-surface p-4 sm:grid-cols-[1fr_12rem] sm:p-5"
    >
      <DtoField form={form} name="name" label={MESSAGES.fields.name} required>
        {(input) => <TextInput autoComplete="off" {...input} />}
      </DtoField>
      <PriceField form={form} currency={menu.currency} />
      <div className="sm:col-span-2">
        <DtoField form={form} name="description" label={MESSAGES.fields.description}>
          {(input) => <TextArea rows={2} maxLength={TEXT_LIMITS.description} {...input} />}
        </DtoField>
      </div>
      <div className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
        <CategoryField form={form} categories={categories} />
        <PhotoField name={form.watch('name')} imageUrl={imageUrl} onChange={setImageUrl} />
      </div>
      <div className="grid gap-4 sm:col-span-2">
        <DietaryTagsField form={form} />
        <AvailableField form={form} />
      </div>
      <div className="flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
        <Button variant="ghost" onClick={onClose}>
          {MESSAGES.cancel}
        </Button>
        {!item && (
          <Button variant="secondary" onClick={() => void submit(startOver)()}>
            {MESSAGES.addMore}
          </Button>
        )}
        <Button type="submit" busy={formState.isSubmitting}>
          {item ? MESSAGES.save : MESSAGES.add}
        </Button>
      </div>
    </form>
  );
}
