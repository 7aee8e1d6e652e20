import { TEXT_LIMITS } from '@cartaviva/domain';
import { Image } from '@cartaviva/forms/images';
import { Button, cn } from '@cartaviva/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { memo, useRef } from 'react';
import type { EditedItem } from '../../../store/menu-store';
import { DragHandle } from '../arranging/drag-handle';
import { MESSAGES } from '../messages';
import { AvailabilitySwitch } from './availability-switch';
import { InlineField } from './inline-field';
import { ItemMarks } from './item-marks';
import { ItemPrice } from './item-price';
import { ROW_MESSAGES } from './messages';
import { RowMenu } from './row-menu';
import type { OnRowAct } from './row-act';

interface ItemRowProps {
  readonly item: EditedItem;
  readonly currency: string;
  readonly onAct: OnRowAct;
}

/**
 * Row of an item with its actions, which are below it on a phone. The button that opens the item covers the whole row
 * except for the other controls.
 */
export const ItemRow = memo(function ItemRow({ item, currency, onAct }: ItemRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const { id, name, description, imageUrl, isAvailable } = item;
  return (
    <div
      ref={row}
      className="relative isolate grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1 pt-2.5 pr-2 pb-1 pl-1 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:py-1.5"
    >
      <DragHandle
        moved={{ kind: 'item', id }}
        name={name}
        element={row}
        className="z-1 h-11 self-start sm:self-center"
      />
      <div className="flex min-w-0 items-center gap-3 pr-2 sm:pr-0">
        {imageUrl && (
          <Image
            path={imageUrl}
            alt={MESSAGES.image.of(name)}
            className={cn('aspect-4/3 w-14 shrink-0 rounded-control', !isAvailable && 'opacity-55')}
          />
        )}
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3
              className={cn(
                'min-w-0 grow basis-36 font-semibold wrap-anywhere',
                !isAvailable && 'text-ink-faint',
              )}
            >
              <InlineField
                field="name"
                label={ROW_MESSAGES.nameOf(name)}
                value={name}
                maxLength={TEXT_LIMITS.name}
                className="text-left pointer-coarse:[button&]:pointer-events-none"
                read={(typed) =>
                  typed.trim() ? { value: typed.trim() } : { fault: ROW_MESSAGES.nameMissing }
                }
                onSave={(typed) => onAct(item, { to: 'change', field: 'name', value: typed })}
              >
                {name}
              </InlineField>
            </h3>
            <ItemPrice item={item} currency={currency} onAct={onAct} />
          </div>
          {description && <p className="line-clamp-1 text-sm text-ink-soft">{description}</p>}
          <ItemMarks item={item} onAct={onAct} />
        </div>
      </div>
      <div className="col-start-2 -ml-1 flex items-center justify-end gap-1 sm:col-start-auto sm:ml-0 sm:pl-3">
        <AvailabilitySwitch item={item} onAct={onAct} />
        <span className="grow sm:hidden" />
        <Button
          id={`edit-${id}`}
          variant="ghost"
          size="sm"
          aria-label={MESSAGES.edit(name)}
          title={MESSAGES.edit(name)}
          className="static w-9 px-0 before:absolute before:inset-0 pointer-coarse:w-11"
          onClick={() => onAct(item, { to: 'edit' })}
        >
          <Pencil aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={MESSAGES.remove(name)}
          title={MESSAGES.remove(name)}
          className="z-1 w-9 px-0 pointer-coarse:w-11"
          onClick={() => onAct(item, { to: 'remove' })}
        >
          <Trash2 aria-hidden />
        </Button>
        <RowMenu item={item} onAct={onAct} />
      </div>
    </div>
  );
});
