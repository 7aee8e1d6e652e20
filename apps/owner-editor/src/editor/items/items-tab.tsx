import { fetchedPart } from '@cartaviva/forms/fetched-part';
import { ErrorState } from '@cartaviva/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import type { EditedCategory, EditedItem, EditedMenu } from '../../store/menu-store';
import { useCategories } from '../../store/use-categories';
import { useItems } from '../../store/use-items';
import { useSharing } from '../../store/use-sharing';
import { fetchedDialog } from '../fetched-dialog';
import { useUnsavedChanges } from '../unsaved-changes';
import { useIsWide } from '../use-is-wide';
import { NewCategory } from './categories/new-category';
import { EmptyItems } from './empty-items';
import { ItemForm } from './form/item-form';
import { ItemList } from './item-list';
import { groupItems } from './item-groups';
import { ItemsSkeleton } from './items-skeleton';
import { ItemsToolbar } from './items-toolbar';
import { MESSAGES } from './messages';
import type { OpenForm } from './open-form';
import { RemovalDialog } from './removal-dialog';
import { matching } from './search/matching';
import { SearchResult } from './search/search-result';
import { SharedWithProvider } from './sharing/shared-with';
import { IdleRender } from './idle-render';
import { useAskedForm } from './use-asked-form';
import { useIsPhone } from './use-is-phone';
import { useItemsView } from './use-items-view';
import { useOpener } from './use-opener';

const PriceDialog = fetchedDialog(
  'prices',
  async () => (await import('./prices/price-dialog')).default,
);
const PhotosDialog = fetchedDialog(
  'photos',
  async () => (await import('./photos/photos-dialog')).default,
);
const ImportDialog = fetchedDialog(
  'import',
  async () => (await import('./import/import-dialog')).default,
);
const ShareDialog = fetchedDialog(
  'share',
  async () => (await import('./sharing/share-dialog')).default,
);

const ItemGrid = fetchedPart(
  'grid',
  async () => (await import('./grid/item-grid')).default,
  <ItemsSkeleton />,
);

const NOTHING: readonly never[] = [];

export function ItemsTab({ menu }: { menu: EditedMenu }) {
  const readCategories = useCategories(menu.id);
  const { data: categories } = readCategories;
  const readItems = useItems(menu.id);
  const { data: items } = readItems;
  const { data: sharing } = useSharing(menu.id, items);
  const { losing } = useUnsavedChanges();
  const [form, setForm] = useState<OpenForm>();
  const [leaving, setLeaving] = useState<EditedItem | EditedCategory>();
  const [dialog, setDialog] = useState<'prices' | 'photos' | 'import' | 'share'>();
  const [query, setQuery] = useState('');
  const soughtFor = useDeferredValue(query);
  const isPhone = useIsPhone();
  // An open form keeps its layout when a phone is rotated, so that no input is lost.
  const [isSheet, setIsSheet] = useState(isPhone);
  const [view, setView] = useItemsView();
  const isWide = useIsWide();
  const opener = useOpener();
  const groups = useMemo(
    () => groupItems(categories ?? NOTHING, items ?? NOTHING),
    [categories, items],
  );
  const found = useMemo(() => matching(groups, soughtFor), [groups, soughtFor]);

  const isEmpty = items?.length === 0;
  const isGrid = isWide && view === 'grid' && !isEmpty;
  const shown = useMemo(
    () => groups.flatMap((group) => group.items.filter(({ id }) => found?.has(id) ?? true)),
    [groups, found],
  );
  const open = (next: OpenForm) => {
    opener.remember();
    losing(['item'], () => {
      setIsSheet(isPhone || isGrid);
      setForm(next);
    });
  };
  const close = () => opener.returnAfter(() => setForm(undefined));
  useAskedForm(categories && items, open);

  const isUnread = !categories || !items;
  if (isUnread && (readCategories.error || readItems.error)) {
    const retry = () => void Promise.all([readCategories.mutate(), readItems.mutate()]);
    return (
      <ErrorState
        title={MESSAGES.unread.title}
        description={MESSAGES.unread.text}
        onRetry={retry}
      />
    );
  }
  if (isUnread) return <ItemsSkeleton />;

  const addItem = (categoryId: string | null) => open({ kind: 'new-item', categoryId });
  const edited = form?.kind === 'item' ? form.item : undefined;
  const itemForm = (form?.kind === 'item' || form?.kind === 'new-item') && (
    <ItemForm
      key={form.kind === 'item' ? form.item.id : form.categoryId}
      menu={menu}
      categories={categories}
      item={edited}
      categoryId={form.kind === 'new-item' ? form.categoryId : null}
      name={form.kind === 'new-item' ? form.name : undefined}
      isSheet={isSheet}
      onClose={close}
    />
  );

  return (
    <SharedWithProvider sharing={sharing}>
      <div data-takes-width={isGrid || undefined} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ItemsToolbar
          menuId={menu.id}
          isEmpty={isEmpty}
          query={query}
          onQuery={setQuery}
          view={isWide && !isEmpty ? view : undefined}
          onView={(next) =>
            losing(['item'], () => {
              setForm(undefined);
              setView(next);
            })
          }
          onAdd={() => addItem(null)}
          onAddCategory={() => open({ kind: 'new-category' })}
          onChangePrices={() => setDialog('prices')}
          onPhotos={() => setDialog('photos')}
          onImport={() => setDialog('import')}
          onShare={() => setDialog('share')}
        />
        {!isEmpty && (
          <SearchResult
            query={soughtFor}
            found={found}
            all={MESSAGES.summary(items.length, categories.length)}
            onClear={() => setQuery('')}
          />
        )}
        {form?.kind === 'new-category' && <NewCategory menuId={menu.id} onClose={close} />}
        {(form?.kind === 'new-item' || isSheet) && itemForm}
        {isEmpty && form?.kind !== 'new-item' && (
          <EmptyItems onAdd={() => addItem(null)} onImport={() => setDialog('import')} />
        )}
        <IdleRender meanwhile={<ItemsSkeleton />}>
          {isGrid ? (
            shown.length > 0 && (
              <ItemGrid
                menu={menu}
                categories={categories}
                items={shown}
                total={items.length}
                onEdit={(item) => open({ kind: 'item', item })}
              />
            )
          ) : (
            <ItemList
              menu={menu}
              groups={groups}
              found={found}
              editedId={isSheet ? undefined : edited?.id}
              form={itemForm}
              onAdd={addItem}
              onEdit={(item) => open({ kind: 'item', item })}
              onRemove={setLeaving}
            />
          )}
        </IdleRender>
        {leaving && (
          <RemovalDialog
            menuId={menu.id}
            groups={groups}
            leaving={leaving}
            onClose={() => setLeaving(undefined)}
          />
        )}
        {dialog === 'prices' && (
          <PriceDialog menu={menu} groups={groups} onClose={() => setDialog(undefined)} />
        )}
        {dialog === 'photos' && (
          <PhotosDialog menu={menu} groups={groups} onClose={() => setDialog(undefined)} />
        )}
        {dialog === 'import' && <ImportDialog menu={menu} onClose={() => setDialog(undefined)} />}
        {dialog === 'share' && (
          <ShareDialog menu={menu} items={items} onClose={() => setDialog(undefined)} />
        )}
      </div>
    </SharedWithProvider>
  );
}
