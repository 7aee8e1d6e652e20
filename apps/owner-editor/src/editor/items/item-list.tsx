import { useMemo, type ReactNode } from 'react';
import type { EditedCategory, EditedItem, EditedMenu } from '../../store/menu-store';
import { useArrange } from '../../store/use-arrange';
import { useSetAvailability } from '../../store/use-set-availability';
import { useToasts } from '../toasts';
import { Arranging } from './arranging/arranging';
import { boardOf, orderAfter, slotOf, stepped, type Movable, type Slot } from './arranging/board';
import { ARRANGING_MESSAGES } from './arranging/messages';
import { ItemGroupCard } from './item-group-card';
import type { ItemGroup } from './item-groups';
import { MESSAGES } from './messages';
import { usePastePrices } from './prices/use-paste-prices';
import type { RowAct } from './row/row-act';
import { useChangeField } from './row/use-change-field';
import { useSteadyCallback } from './use-steady-callback';

interface ItemListProps {
  readonly menu: EditedMenu;
  readonly groups: readonly ItemGroup[];
  readonly found: ReadonlySet<string> | undefined;
  readonly editedId: string | undefined;
  readonly form: ReactNode;
  readonly onAdd: (categoryId: string | null) => void;
  readonly onEdit: (item: EditedItem) => void;
  readonly onRemove: (leaving: EditedItem | EditedCategory) => void;
}

export function ItemList({ menu, groups, found, editedId, form, ...on }: ItemListProps) {
  const board = useMemo(() => boardOf(groups), [groups]);
  const arrange = useArrange(menu.id);
  const setAvailability = useSetAvailability(menu.id);
  const categories = groups.flatMap(({ category }) => category ?? []);
  const changeField = useChangeField(menu, categories);
  const pastePrices = usePastePrices(menu.id);
  const toasts = useToasts();

  function move(moved: Movable, slot: Slot | undefined): void {
    if (!slot) return;
    arrange(orderAfter(board, moved, slot)).catch((error: unknown) =>
      toasts.failed(ARRANGING_MESSAGES.notArranged, error),
    );
  }

  const shift = (moved: Movable, to: 'raise' | 'lower') =>
    move(moved, stepped(board, moved, slotOf(board, moved), to === 'raise' ? -1 : 1));

  const onRowAct = useSteadyCallback((item: EditedItem, act: RowAct) => {
    if (act.to === 'edit') on.onEdit(item);
    else if (act.to === 'remove') on.onRemove(item);
    else if (act.to === 'change') void changeField(item, act);
    else if (act.to === 'paste-prices') {
      const shown = groups.flatMap(({ items }) => items).filter(({ id }) => found?.has(id) ?? true);
      void pastePrices(act.lines, shown.slice(shown.indexOf(item)));
    } else if (act.to !== 'serve') shift({ kind: 'item', id: item.id }, act.to);
    else {
      setAvailability(item, act.availability).catch((error: unknown) =>
        toasts.failed(MESSAGES.notUpdated, error),
      );
    }
  });
  const onCategoryAct = useSteadyCallback(
    (category: EditedCategory, to: 'remove' | 'raise' | 'lower') => {
      if (to === 'remove') on.onRemove(category);
      else shift({ kind: 'category', id: category.id }, to);
    },
  );
  const onAdd = useSteadyCallback(on.onAdd);

  return (
    <Arranging groups={groups} onMove={move} isSearching={found !== undefined}>
      {groups.map((group) => {
        const isEdited = group.items.some(({ id }) => id === editedId);
        return (
          <ItemGroupCard
            key={group.category?.id ?? 'loose'}
            menuId={menu.id}
            currency={menu.currency}
            group={group}
            found={found}
            editedId={isEdited ? editedId : undefined}
            form={isEdited ? form : undefined}
            onAdd={onAdd}
            onRowAct={onRowAct}
            onCategoryAct={onCategoryAct}
          />
        );
      })}
    </Arranging>
  );
}
