import { useIsPending } from '@cartaviva/api-client';
import { Badge, PENDING } from '@cartaviva/ui';
import { Clock, Link2 } from 'lucide-react';
import type { EditedItem } from '../../../store/menu-store';
import { usePlace } from '../../../store/place-context';
import { useMenuStore } from '../../../store/menu-store-context';
import { MESSAGES } from '../messages';
import { SHARING_MESSAGES } from '../sharing/messages';
import { useSharedWith } from '../sharing/shared-with';
import { backTomorrow, returnOf } from './availability';
import { ROW_MESSAGES } from './messages';
import type { OnRowAct } from './row-act';

interface ItemMarksProps {
  readonly item: EditedItem;
  readonly onAct: OnRowAct;
}

export function ItemMarks({ item, onAct }: ItemMarksProps) {
  const { isAvailable, dietaryTags, allergens, sizes, extras } = item;
  const facts = [
    ...dietaryTags,
    ...(allergens.length > 0 ? [ROW_MESSAGES.contains(allergens)] : []),
    ...(sizes.length > 0 ? [ROW_MESSAGES.sizes(sizes.length)] : []),
    ...(extras.length > 0 ? [ROW_MESSAGES.extras(extras.length)] : []),
  ];
  const { root } = useMenuStore();
  const isPending = useIsPending(`${root}/items/${item.id}`);
  const menus = useSharedWith(item.id);
  if (isAvailable && facts.length === 0 && !isPending && menus.length === 0) return null;
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
      {isPending && <Badge tone="draft">{PENDING}</Badge>}
      {!isAvailable && <Badge tone="danger">{MESSAGES.unavailable}</Badge>}
      {!isAvailable && <Return item={item} onAct={onAct} />}
      {facts.length > 0 && <p className="text-xs text-ink-faint">{facts.join(' · ')}</p>}
      {menus.length > 0 && (
        <p className="inline-flex items-center gap-1 text-xs text-ink-faint">
          <Link2 aria-hidden className="size-3.5" />
          {SHARING_MESSAGES.mark(menus.length)}
        </p>
      )}
    </div>
  );
}

/** Time of the item's return, or a button that schedules it for the next day. */
function Return({ item, onAct }: ItemMarksProps) {
  const { timeZone } = usePlace();
  const back = returnOf(item, timeZone);
  if (back) {
    return (
      <p className="inline-flex items-center gap-1 text-xs font-semibold text-amber">
        <Clock aria-hidden className="size-3.5" />
        {back}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-label={ROW_MESSAGES.backTomorrowOf(item.name)}
      className="relative z-1 rounded-control text-xs font-semibold text-accent underline decoration-accent/40 underline-offset-2 before:absolute before:-inset-x-1 before:-inset-y-3 hover:text-accent-strong"
      onClick={() => onAct(item, { to: 'serve', availability: backTomorrow(timeZone) })}
    >
      {ROW_MESSAGES.letReturn}
    </button>
  );
}
