import { Card, IconButton } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import type { EditedCategory, EditedMenu } from '../../store/menu-store';
import { CategoryHeading } from './category-heading';
import { ItemForm } from './item-form';
import type { ItemGroup } from './item-groups';
import { ItemRow } from './item-row';
import type { OpenForm } from './items-tab';
import { CATEGORY_MESSAGES, MESSAGES } from './messages';

interface ItemGroupCardProps {
  readonly menu: EditedMenu;
  readonly group: ItemGroup;
  readonly categories: readonly EditedCategory[];
  /** The item whose form takes the place of its row. */
  readonly editedId: string | undefined;
  readonly onOpen: (form: OpenForm) => void;
  readonly onClose: () => void;
}

/** A category and its items. */
export function ItemGroupCard({
  menu,
  group,
  categories,
  editedId,
  onOpen,
  onClose,
}: ItemGroupCardProps) {
  const { category, name, items } = group;
  const addHere = () => onOpen({ kind: 'new-item', categoryId: category?.id ?? null });
  return (
    <Card className="p-0 sm:p-0">
      <div className="flex items-center gap-1 border-b border-line py-1.5 pr-2 pl-4 sm:pl-5">
        {category ? (
          <CategoryHeading menuId={menu.id} category={category} count={items.length} />
        ) : (
          <h2 className="grow text-base font-semibold text-ink-soft">{name}</h2>
        )}
        <IconButton
          id={`new-item-${category?.id ?? 'loose'}`}
          label={MESSAGES.addTo(name)}
          onClick={addHere}
        >
          <Plus aria-hidden />
        </IconButton>
      </div>
      {items.length === 0 && (
        <p className="px-4 py-4 text-sm text-ink-faint sm:px-5">{CATEGORY_MESSAGES.empty}</p>
      )}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>
            {item.id === editedId ? (
              <ItemForm menu={menu} categories={categories} item={item} onClose={onClose} />
            ) : (
              <ItemRow
                menu={menu}
                item={item}
                onEdit={() => onOpen({ kind: 'item', itemId: item.id })}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
