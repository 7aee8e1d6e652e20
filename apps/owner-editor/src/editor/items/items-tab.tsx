import { Button, EmptyState, ErrorState } from '@cartaviva/ui';
import { FolderPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useCategories } from '../../store/use-categories';
import { useItems } from '../../store/use-items';
import { useUnsavedChanges } from '../unsaved-changes';
import { EmptyPlate } from './empty-plate';
import { ItemForm } from './item-form';
import { ItemGroupCard } from './item-group-card';
import { groupItems } from './item-groups';
import { ItemsSkeleton } from './items-skeleton';
import { CATEGORY_MESSAGES, MESSAGES } from './messages';
import { NewCategory } from './new-category';
import { useOpener } from './use-opener';

/** The one form that may be open: for a new item, of some category, or for one that exists. */
export type OpenForm =
  | { readonly kind: 'item'; readonly itemId: string }
  | { readonly kind: 'new-item'; readonly categoryId: string | null }
  | { readonly kind: 'new-category' };

/** Everything on the menu, in the order diners read it. */
export function ItemsTab({ menu }: { menu: EditedMenu }) {
  const categories = useCategories(menu.id);
  const items = useItems(menu.id);
  const { losing } = useUnsavedChanges();
  const [form, setForm] = useState<OpenForm>();
  const opener = useOpener();
  const open = (next: OpenForm) => {
    opener.remember();
    losing(['item'], () => setForm(next));
  };
  const close = () => opener.returnAfter(() => setForm(undefined));

  if (categories.error || items.error) {
    const retry = () => void Promise.all([categories.mutate(), items.mutate()]);
    return (
      <ErrorState
        title={MESSAGES.unread.title}
        description={MESSAGES.unread.text}
        onRetry={retry}
      />
    );
  }
  if (!categories.data || !items.data) return <ItemsSkeleton />;

  const isEmpty = items.data.length === 0;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft tabular-nums">
          {!isEmpty && MESSAGES.summary(items.data.length, categories.data.length)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            id="new-category"
            variant="secondary"
            onClick={() => open({ kind: 'new-category' })}
          >
            <FolderPlus aria-hidden />
            {CATEGORY_MESSAGES.add}
          </Button>
          {!isEmpty && (
            <Button id="new-item" onClick={() => open({ kind: 'new-item', categoryId: null })}>
              <Plus aria-hidden />
              {MESSAGES.add}
            </Button>
          )}
        </div>
      </div>
      {form?.kind === 'new-category' && <NewCategory menuId={menu.id} onClose={close} />}
      {form?.kind === 'new-item' && (
        <ItemForm
          key={form.categoryId}
          menu={menu}
          categories={categories.data}
          categoryId={form.categoryId}
          onClose={close}
        />
      )}
      {isEmpty && form?.kind !== 'new-item' && (
        <EmptyState
          title={MESSAGES.empty.title}
          description={MESSAGES.empty.text}
          drawing={<EmptyPlate />}
          action={
            <Button id="new-item" onClick={() => open({ kind: 'new-item', categoryId: null })}>
              <Plus aria-hidden />
              {MESSAGES.empty.action}
            </Button>
          }
        />
      )}
      {groupItems(categories.data, items.data).map((group) => (
        <ItemGroupCard
          key={group.category?.id ?? 'loose'}
          menu={menu}
          group={group}
          categories={categories.data ?? []}
          editedId={form?.kind === 'item' ? form.itemId : undefined}
          onOpen={open}
          onClose={close}
        />
      ))}
    </div>
  );
}
