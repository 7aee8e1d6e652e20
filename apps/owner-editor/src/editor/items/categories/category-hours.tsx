import { parseOpeningHours } from '@cartaviva/domain';
import { Button, Dialog } from '@cartaviva/ui';
import { useState } from 'react';
import type { EditedCategory } from '../../../store/menu-store';
import { WeekForm } from '@cartaviva/forms/week';
import { useToasts } from '../../toasts';
import { MESSAGES } from '../messages';
import { CATEGORY_MESSAGES } from './messages';

interface CategoryHoursProps {
  readonly category: EditedCategory;
  readonly onSave: (openingHours: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

export default function CategoryHours({ category, onSave, onClose }: CategoryHoursProps) {
  const [hours, setHours] = useState(category.openingHours);
  const [isRefused, setIsRefused] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const toasts = useToasts();

  async function save(): Promise<void> {
    const isWrong = hours !== null && !parseOpeningHours(hours);
    setIsRefused(isWrong);
    if (isWrong) return;
    setIsSaving(true);
    try {
      await onSave(hours);
      onClose();
    } catch (error) {
      setIsSaving(false);
      toasts.failed(CATEGORY_MESSAGES.notSaved, error);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={CATEGORY_MESSAGES.hoursOf(category.name)}
      description={CATEGORY_MESSAGES.hoursHint}
    >
      <div className="grid gap-3">
        <WeekForm value={hours} onChange={setHours} isRefused={isRefused} hint="" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {MESSAGES.cancel}
          </Button>
          <Button busy={isSaving} onClick={() => void save()}>
            {CATEGORY_MESSAGES.save}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
