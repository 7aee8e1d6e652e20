import { Button, ConfirmDialog } from '@cartaviva/ui';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { EditedItem } from '../../../store/menu-store';
import { useChangeSharing } from '../../../store/use-sharing';
import { useToasts } from '../../toasts';
import { SHARING_MESSAGES as MESSAGES } from './messages';
import { namesOf, useSharedWith } from './shared-with';

interface SharedNoteProps {
  readonly menuId: string;
  readonly item: EditedItem | undefined;
}

/** Explains that other menus contain this item, and offers to separate it. Empty for an item that is not shared. */
export function SharedNote({ menuId, item }: SharedNoteProps) {
  const menus = useSharedWith(item?.id);
  if (!item || menus.length === 0) return null;
  return (
    <div className="flex gap-3 text-sm text-ink-soft sm:col-span-2">
      <Link2 aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div>
        <p>
          {MESSAGES.inOthers(namesOf(menus))} {MESSAGES.means}
        </p>
        <Separation menuId={menuId} item={item} />
      </div>
    </div>
  );
}

function Separation({ menuId, item }: { menuId: string; item: EditedItem }) {
  const [isAsking, setIsAsking] = useState(false);
  const { separate } = useChangeSharing(menuId);
  const toasts = useToasts();
  const { title, text, confirm, done, failed } = MESSAGES.separation;

  async function confirmed(): Promise<void> {
    try {
      await separate(item.id);
      toasts.done(done);
    } catch (error) {
      toasts.failed(failed, error);
    }
  }

  return (
    <>
      <Button variant="ghost" className="-ml-3 px-3" onClick={() => setIsAsking(true)}>
        {MESSAGES.separate}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={title(item.name)}
        description={text}
        confirmLabel={confirm}
        onConfirm={() => void confirmed()}
      />
    </>
  );
}
