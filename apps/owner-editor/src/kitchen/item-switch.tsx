import { Button, cn } from '@cartaviva/ui';
import { Check, Clock, CloudOff, X } from 'lucide-react';
import { useId } from 'react';
import { backTomorrow, returnOf, SERVED, SOLD_OUT } from '../editor/items/row/availability';
import type { EditedItem } from '../store/menu-store';
import { usePlace } from '../store/place-context';
import type { Availability } from '../store/use-set-availability';
import { MESSAGES } from './messages';

interface ItemSwitchProps {
  readonly item: EditedItem;
  /** Is true while the change of this item waits for a connection. */
  readonly waits: boolean;
  readonly onMark: (item: EditedItem, availability: Availability) => void;
}

export function ItemSwitch({ item, waits, onMark }: ItemSwitchProps) {
  const { name, isAvailable } = item;
  const label = useId();
  const State = isAvailable ? Check : X;
  return (
    <li
      className={cn(
        'grid content-start overflow-hidden rounded-card border',
        isAvailable ? 'border-line bg-surface' : 'border-brick/50 bg-brick-wash',
      )}
    >
      <button
        type="button"
        role="switch"
        aria-checked={isAvailable}
        aria-labelledby={label}
        className="flex min-h-18 items-center gap-3 rounded-card px-4 py-3 text-left -outline-offset-2 select-none"
        onClick={() => onMark(item, isAvailable ? SOLD_OUT : SERVED)}
      >
        <span
          id={label}
          className={cn(
            'min-w-0 grow text-lg font-semibold wrap-anywhere',
            !isAvailable && 'line-through decoration-1',
          )}
        >
          {name}
        </span>
        <span
          aria-hidden
          className={cn(
            'inline-flex h-9 w-28 shrink-0 items-center justify-center gap-1.5 rounded-full text-sm font-semibold',
            isAvailable ? 'bg-accent-wash text-accent-strong' : 'bg-brick text-on-brick',
          )}
        >
          <State className="size-4.5" />
          {isAvailable ? MESSAGES.served : MESSAGES.soldOut}
        </span>
      </button>
      {waits && (
        <p className="flex items-center gap-2 px-4 pb-3 text-sm font-medium text-amber">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {MESSAGES.waiting}
        </p>
      )}
      {!isAvailable && <Return item={item} onMark={onMark} />}
    </li>
  );
}

function Return({ item, onMark }: Omit<ItemSwitchProps, 'waits'>) {
  const { timeZone } = usePlace();
  const at = returnOf(item, timeZone);
  return (
    <div className="px-3 pb-3">
      <Button
        variant="secondary"
        aria-pressed={at !== undefined}
        aria-label={MESSAGES.untilTomorrowOf(item.name)}
        className="w-full aria-pressed:border-brick aria-pressed:text-brick"
        onClick={() => onMark(item, at === undefined ? backTomorrow(timeZone) : SOLD_OUT)}
      >
        <Clock aria-hidden />
        {at ?? MESSAGES.untilTomorrow}
      </Button>
    </div>
  );
}
