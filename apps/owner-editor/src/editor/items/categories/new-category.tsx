import { Card } from '@cartaviva/ui';
import { useSaveCategory } from '../../../store/use-save-category';
import { CategoryForm } from './category-form';
import { CATEGORY_MESSAGES } from './messages';

export function NewCategory({ menuId, onClose }: { menuId: string; onClose: () => void }) {
  const { create } = useSaveCategory(menuId);
  return (
    <Card className="p-3 sm:p-4">
      <CategoryForm
        name=""
        label={CATEGORY_MESSAGES.create}
        onSave={(name) => create({ name })}
        onClose={onClose}
      />
    </Card>
  );
}
