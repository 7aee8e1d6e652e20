import { Button, EmptyState } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import { EmptyPlate } from './empty-plate';
import { MESSAGES } from './messages';

interface EmptyItemsProps {
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

/** Shown for a menu without items (specification §2). */
export function EmptyItems({ onAdd, onImport }: EmptyItemsProps) {
  return (
    <EmptyState
      title={MESSAGES.empty.title}
      description={MESSAGES.empty.text}
      drawing={<EmptyPlate />}
      action={
        <div className="flex flex-col items-center gap-2">
          <Button id="new-item" onClick={onAdd}>
            <Plus aria-hidden />
            {MESSAGES.empty.action}
          </Button>
          <Button variant="ghost" onClick={onImport}>
            {MESSAGES.empty.import}
          </Button>
        </div>
      }
    />
  );
}
