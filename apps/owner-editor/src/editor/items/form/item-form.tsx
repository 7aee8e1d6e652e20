import { TEXT_LIMITS } from '@cartaviva/domain';
import { DtoField } from '@cartaviva/forms';
import { Button, cn, Dialog, TextArea, TextInput } from '@cartaviva/ui';
import { useEffect, useRef } from 'react';
import type { EditedCategory, EditedItem, EditedMenu } from '../../../store/menu-store';
import { useUnsavedChanges } from '../../unsaved-changes';
import { useSaveShortcut } from '../../use-save-shortcut';
import { MESSAGES } from '../messages';
import { SharedNote } from '../sharing/shared-note';
import { AllergensField } from './allergens-field';
import { AvailableField } from './available-field';
import { CategoryField } from './category-field';
import { DietaryTagsField } from './dietary-tags-field';
import { FORM_MESSAGES } from './messages';
import { MoreOptions } from './more-options';
import { onEnter } from './on-enter';
import { OptionsField } from './options-field';
import { ImageField } from './image-field';
import { PriceField } from './price-field';
import { ShowInPreview } from './show-in-preview';
import { useItemForm } from './use-item-form';

interface ItemFormProps {
  readonly menu: EditedMenu;
  readonly categories: readonly EditedCategory[];
  readonly item: EditedItem | undefined;
  readonly categoryId: string | null;
  readonly name?: string | undefined;
  /** Is true when the form covers the page instead of appearing in the list. */
  readonly isSheet: boolean;
  readonly onClose: () => void;
}

/** Form to add an item, or to edit one in place of its row. */
export function ItemForm({ isSheet, ...props }: ItemFormProps) {
  const { losing } = useUnsavedChanges();
  if (!isSheet) {
    return (
      <Fields
        {...props}
        className="rounded-card border border-accent bg-surface p-4 sm:p-5"
        footer="sm:flex-row sm:justify-end"
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={() => losing(['item'], props.onClose)}
      title={props.item ? MESSAGES.editing : MESSAGES.add}
    >
      <Fields
        {...props}
        footer="sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6"
      />
    </Dialog>
  );
}

interface FieldsProps extends Omit<ItemFormProps, 'isSheet'> {
  readonly className?: string;
  readonly footer: string;
}

/**
 * Fields of the form. Enter moves from the name to the price, and from there to the next item. Ctrl+S saves the item.
 */
function Fields({ onClose, className, footer, ...props }: FieldsProps) {
  const { menu, categories, item } = props;
  const { form, imageUrl, setImageUrl, submit, startOver, isPending } = useItemForm(props);
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
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className={cn('grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2', className)}
    >
      {/* Input during a pending save would be lost when the save completes. */}
      <fieldset disabled={isPending} className="contents">
        <div className="flex flex-wrap gap-3 *:min-w-0 *:first:grow *:first:basis-[7rem] *:last:basis-[8rem] sm:col-span-2 sm:*:last:basis-[11rem]">
          <DtoField form={form} name="name" label={FORM_MESSAGES.fields.name} required>
            {(input) => (
              <TextInput
                autoComplete="off"
                enterKeyHint="next"
                onKeyDown={onEnter(() => setFocus('price', { shouldSelect: true }))}
                {...input}
              />
            )}
          </DtoField>
          <PriceField
            form={form}
            currency={menu.currency}
            onEnter={() => void (item ? save() : submit(startOver)())}
          />
        </div>
        <SharedNote menuId={menu.id} item={item} />
        <CategoryField form={form} menuId={menu.id} categories={categories} />
        <MoreOptions form={form} startsOpen={item !== undefined}>
          <div className="sm:col-span-2">
            <DtoField form={form} name="description" label={FORM_MESSAGES.fields.description}>
              {(input) => (
                <TextArea
                  rows={2}
                  maxLength={TEXT_LIMITS.description}
                  className="min-h-17"
                  {...input}
                />
              )}
            </DtoField>
          </div>
          <OptionsField form={form} kind="sizes" currency={menu.currency} />
          <OptionsField form={form} kind="extras" currency={menu.currency} />
          <ImageField name={form.getValues('name')} imageUrl={imageUrl} onChange={setImageUrl} />
          <div className="grid gap-4 sm:col-span-2">
            <DietaryTagsField form={form} />
            <AllergensField form={form} />
            <AvailableField form={form} />
          </div>
        </MoreOptions>
      </fieldset>
      <div className={cn('flex flex-wrap gap-3 sm:col-span-2', footer)}>
        <Button variant="ghost" className="max-sm:hidden" onClick={onClose}>
          {isPending ? MESSAGES.close : MESSAGES.cancel}
        </Button>
        {!item && (
          <Button
            variant="secondary"
            className="grow sm:grow-0"
            disabled={isPending}
            onClick={() => void submit(startOver)()}
          >
            {MESSAGES.addMore}
          </Button>
        )}
        <Button type="submit" className="grow sm:grow-0" busy={formState.isSubmitting}>
          {item ? MESSAGES.save : MESSAGES.add}
        </Button>
      </div>
      <ShowInPreview form={form} item={item} imageUrl={imageUrl} />
    </form>
  );
}
