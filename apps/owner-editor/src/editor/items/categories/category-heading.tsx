import { ActionMenu, Button } from '@cartaviva/ui';
import { ArrowDown, ArrowUp, Clock, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type RefObject } from 'react';
import type { EditedCategory } from '../../../store/menu-store';
import { useSaveCategory } from '../../../store/use-save-category';
import { fetchedDialog } from '../../fetched-dialog';
import { storedHoursInWords } from '@cartaviva/forms/week';
import { DragHandle } from '../arranging/drag-handle';
import { ARRANGING_MESSAGES } from '../arranging/messages';
import { MESSAGES } from '../messages';
import { useOpener } from '../use-opener';
import { CategoryForm } from './category-form';
import { CATEGORY_MESSAGES } from './messages';

const CategoryHours = fetchedDialog(
  'category-hours',
  async () => (await import('./category-hours')).default,
);

export type OnCategoryAct = (category: EditedCategory, to: 'remove' | 'raise' | 'lower') => void;

interface CategoryHeadingProps {
  readonly menuId: string;
  readonly category: EditedCategory;
  readonly count: number;
  /** Element that moves with the category. */
  readonly element: RefObject<Element | null>;
  readonly onAct: OnCategoryAct;
}

export function CategoryHeading({ menuId, category, count, element, onAct }: CategoryHeadingProps) {
  const [renaming, setRenaming] = useState(false);
  const [timing, setTiming] = useState(false);
  const { change } = useSaveCategory(menuId);
  const opener = useOpener();
  const { id, name, openingHours } = category;

  if (renaming) {
    return (
      <div className="min-w-0 grow pl-3">
        <CategoryForm
          name={name}
          label={CATEGORY_MESSAGES.save}
          onSave={(changed) => change(id, { name: changed })}
          onClose={() => opener.returnAfter(() => setRenaming(false))}
        />
      </div>
    );
  }
  return (
    <>
      <DragHandle moved={{ kind: 'category', id }} name={name} element={element} className="h-11" />
      <h2 className="min-w-0 grow text-base font-semibold wrap-anywhere">
        {name}{' '}
        <span className="text-sm font-normal whitespace-nowrap text-ink-faint tabular-nums">
          {MESSAGES.count(count)}
        </span>
        {openingHours && (
          <span className="block text-sm font-normal text-ink-faint">
            {storedHoursInWords(openingHours)}
          </span>
        )}
      </h2>
      <Button
        id={`rename-${id}`}
        variant="ghost"
        size="sm"
        aria-label={CATEGORY_MESSAGES.rename(name)}
        title={CATEGORY_MESSAGES.rename(name)}
        className="w-9 px-0 pointer-coarse:w-11"
        onClick={() => {
          opener.remember();
          setRenaming(true);
        }}
      >
        <Pencil aria-hidden />
      </Button>
      <ActionMenu
        id={`more-${id}`}
        label={CATEGORY_MESSAGES.more(name)}
        variant="ghost"
        size="sm"
        className="w-9 px-0 pointer-coarse:w-11"
        actions={() => [
          {
            label: CATEGORY_MESSAGES.hours,
            icon: <Clock aria-hidden />,
            onSelect: () => setTiming(true),
          },
          {
            label: ARRANGING_MESSAGES.up,
            icon: <ArrowUp aria-hidden />,
            onSelect: () => onAct(category, 'raise'),
          },
          {
            label: ARRANGING_MESSAGES.down,
            icon: <ArrowDown aria-hidden />,
            onSelect: () => onAct(category, 'lower'),
          },
          {
            label: CATEGORY_MESSAGES.remove,
            icon: <Trash2 aria-hidden />,
            tone: 'danger',
            onSelect: () => onAct(category, 'remove'),
          },
        ]}
      >
        <Ellipsis aria-hidden />
      </ActionMenu>
      {timing && (
        <CategoryHours
          category={category}
          onSave={(changed) => change(id, { openingHours: changed })}
          onClose={() => setTiming(false)}
        />
      )}
    </>
  );
}
