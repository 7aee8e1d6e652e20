import { confirmItemDeletion, formatPrice } from '@cartaviva/domain';
import { Badge, cn, ConfirmDialog, IconButton } from '@cartaviva/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EditedItem, EditedMenu } from '../../store/menu-store';
import { useDeleteItem } from '../../store/use-delete-item';
import { useNotices } from '../notices';
import { Picture } from '../pictures/picture';
import { MESSAGES } from './messages';

interface ItemRowProps {
  readonly menu: EditedMenu;
  readonly item: EditedItem;
  readonly onEdit: () => void;
}

/** An item as its owner checks it at a glance. */
export function ItemRow({ menu, item, onEdit }: ItemRowProps) {
  const { name, description, imageUrl, isAvailable } = item;
  return (
    <div className="flex items-start gap-3 px-4 py-3 sm:gap-4 sm:px-5">
      {imageUrl && (
        <Picture
          path={imageUrl}
          alt={MESSAGES.photo.of(name)}
          className={cn(
            'mt-1 aspect-4/3 w-16 rounded-control max-[22.5rem]:hidden sm:w-20',
            !isAvailable && 'opacity-60',
          )}
        />
      )}
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <h3
          className={cn('font-semibold wrap-anywhere sm:pt-1.5', !isAvailable && 'text-ink-faint')}
        >
          {name}
        </h3>
        <p className="text-right font-semibold tabular-nums sm:pt-1.5">
          {formatPrice(item.price, menu.currency)}
        </p>
        {description && (
          <p className="col-span-2 line-clamp-2 max-w-prose text-sm text-ink-soft">{description}</p>
        )}
        <Marks item={item} />
        <div className="col-start-2 row-start-3 -mr-2 flex justify-end sm:col-start-3 sm:row-span-3 sm:row-start-1">
          <IconButton id={`edit-${item.id}`} size="sm" label={MESSAGES.edit(name)} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <DeleteItem menuId={menu.id} item={item} />
        </div>
      </div>
    </div>
  );
}

/** That the kitchen is out of it, and what it is free of. */
function Marks({ item: { isAvailable, dietaryTags } }: { item: EditedItem }) {
  if (isAvailable && dietaryTags.length === 0) return null;
  return (
    <p className="row-start-3 mt-2 mb-1 flex flex-wrap items-center gap-1.5 sm:col-span-2">
      {!isAvailable && <Badge tone="danger">{MESSAGES.unavailable}</Badge>}
      {dietaryTags.map((tag) => (
        <span key={tag} className="rounded-full bg-sunken px-2.5 py-0.5 text-xs text-ink-soft">
          {tag}
        </span>
      ))}
    </p>
  );
}

function DeleteItem({ menuId, item }: { menuId: string; item: EditedItem }) {
  const [asking, setAsking] = useState(false);
  const deleteItem = useDeleteItem(menuId);
  const notices = useNotices();

  async function remove(): Promise<void> {
    try {
      await deleteItem(item.id);
      notices.done(MESSAGES.deleted);
    } catch (error) {
      notices.failed(MESSAGES.notDeleted, error);
    }
  }

  return (
    <>
      <IconButton size="sm" label={MESSAGES.remove(item.name)} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={MESSAGES.deletion.title}
        description={confirmItemDeletion(item.name)}
        confirmLabel={MESSAGES.deletion.confirm}
        onConfirm={() => void remove()}
        tone="danger"
      />
    </>
  );
}
