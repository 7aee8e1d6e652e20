import { Button, Card, cn } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import { memo, useRef, type ReactNode } from 'react';
import { NearProvider, useNearness } from './arranging/near';
import { CategoryHeading, type OnCategoryAct } from './categories/category-heading';
import { CATEGORY_MESSAGES } from './categories/messages';
import type { ItemGroup } from './item-groups';
import { MESSAGES } from './messages';
import { ItemRow } from './row/item-row';
import type { OnRowAct } from './row/row-act';

interface ItemGroupCardProps {
  readonly menuId: string;
  readonly currency: string;
  readonly group: ItemGroup;
  /** IDs of the items that a search found. Undefined without a search. */
  readonly found: ReadonlySet<string> | undefined;
  /** ID of the item in this group whose row is replaced by its form. */
  readonly editedId: string | undefined;
  readonly form: ReactNode;
  readonly onAdd: (categoryId: string | null) => void;
  readonly onRowAct: OnRowAct;
  readonly onCategoryAct: OnCategoryAct;
}

/**
 * A category with its items. Groups out of sight have no layout. A search hides rows instead of removing them,
 * because removing and restoring hundreds of rows takes longer than a keystroke allows.
 */
export const ItemGroupCard = memo(function ItemGroupCard(props: ItemGroupCardProps) {
  const { menuId, currency, group, found, editedId, form, onAdd, onRowAct, onCategoryAct } = props;
  const { category, name, items } = group;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const near = useNearness(section);
  const shows = (id: string) => !found || found.has(id) || id === editedId;
  const isHidden = found !== undefined && !items.some(({ id }) => shows(id));

  return (
    <NearProvider value={near}>
      <section
        ref={section}
        aria-label={name}
        hidden={isHidden}
        data-group={category?.id ?? ''}
        data-movable={category?.id}
        className="[contain-intrinsic-size:auto_36rem] [content-visibility:auto]"
      >
        <Card className="p-0 sm:p-0">
          <div
            ref={heading}
            data-group-heading
            className="flex items-center gap-1 border-b border-line py-1 pr-2 pl-1 in-data-collapsed:border-transparent"
          >
            {category ? (
              <CategoryHeading
                menuId={menuId}
                category={category}
                count={items.length}
                element={heading}
                onAct={onCategoryAct}
              />
            ) : (
              <h2 className="grow pl-3 text-base font-semibold text-ink-soft">{name}</h2>
            )}
            <Button
              id={`new-item-${category?.id ?? 'loose'}`}
              variant="ghost"
              size="sm"
              aria-label={MESSAGES.addTo(name)}
              title={MESSAGES.addTo(name)}
              className="w-9 px-0 pointer-coarse:w-11"
              onClick={() => onAdd(category?.id ?? null)}
            >
              <Plus aria-hidden />
            </Button>
          </div>
          <div className="in-data-collapsed:hidden">
            {items.length === 0 && (
              <p className="px-4 py-4 text-sm text-ink-faint">{CATEGORY_MESSAGES.empty}</p>
            )}
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li
                  key={item.id}
                  hidden={!shows(item.id)}
                  data-item={item.id}
                  data-movable={item.id}
                  className={cn(item.id === editedId && 'p-1')}
                >
                  {item.id === editedId ? (
                    form
                  ) : (
                    <ItemRow item={item} currency={currency} onAct={onRowAct} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        </Card>
      </section>
    </NearProvider>
  );
}, isSameCard);

/** Compares the content of the groups, because every response creates new group objects. */
function isSameCard(before: ItemGroupCardProps, after: ItemGroupCardProps): boolean {
  const { group: one, ...rest } = before;
  const { group: other, ...others } = after;
  return (
    one.name === other.name &&
    one.category?.id === other.category?.id &&
    one.category?.openingHours === other.category?.openingHours &&
    one.items.length === other.items.length &&
    one.items.every((item, index) => item === other.items[index]) &&
    Object.entries(rest).every(([key, value]) => value === others[key as keyof typeof others])
  );
}
