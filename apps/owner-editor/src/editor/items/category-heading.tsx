import { ConfirmDialog, IconButton } from '@cartaviva/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EditedCategory } from '../../store/menu-store';
import { useDeleteCategory } from '../../store/use-delete-category';
import { useSaveCategory } from '../../store/use-save-category';
import { useNotices } from '../notices';
import { CategoryForm } from './category-form';
import { CATEGORY_MESSAGES, MESSAGES } from './messages';
import { useOpener } from './use-opener';

interface CategoryHeadingProps {
  readonly menuId: string;
  readonly category: EditedCategory;
  readonly count: number;
}

/** A category's name, which is changed where it stands. */
export function CategoryHeading({ menuId, category, count }: CategoryHeadingProps) {
  const [doing, setDoing] = useState<'renaming' | 'deleting'>();
  const saveCategory = useSaveCategory(menuId);
  const deleteCategory = useDeleteCategory(menuId);
  const notices = useNotices();
  const opener = useOpener();

  async function remove(): Promise<void> {
    try {
      await deleteCategory(category.id);
      notices.done(CATEGORY_MESSAGES.deleted);
    } catch (error) {
      notices.failed(CATEGORY_MESSAGES.notDeleted, error);
    }
  }

  if (doing === 'renaming') {
    return (
      <CategoryForm
        name={category.name}
        label={CATEGORY_MESSAGES.save}
        onSave={(name) => saveCategory(name, category.id)}
        onClose={() => opener.returnAfter(() => setDoing(undefined))}
      />
    );
  }
  return (
    <>
      <h2 className="min-w-0 grow text-base font-semibold wrap-anywhere">
        {category.name}
        <span className="ml-2 text-sm font-normal whitespace-nowrap text-ink-faint tabular-nums">
          {MESSAGES.count(count)}
        </span>
      </h2>
      <IconButton
        id={`rename-${category.id}`}
        label={CATEGORY_MESSAGES.rename(category.name)}
        onClick={() => {
          opener.remember();
          setDoing('renaming');
        }}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        label={CATEGORY_MESSAGES.remove(category.name)}
        onClick={() => setDoing('deleting')}
      >
        <Trash2 aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={doing === 'deleting'}
        onOpenChange={(open) => setDoing(open ? 'deleting' : undefined)}
        title={CATEGORY_MESSAGES.deletion.title(category.name)}
        description={CATEGORY_MESSAGES.deletion.text}
        confirmLabel={CATEGORY_MESSAGES.deletion.confirm}
        onConfirm={() => void remove()}
        tone="danger"
      />
    </>
  );
}
