import type { EditedItem } from '../../../store/menu-store';
import { SERVED, SOLD_OUT } from './availability';
import { ROW_MESSAGES } from './messages';
import type { OnRowAct } from './row-act';

interface AvailabilitySwitchProps {
  readonly item: EditedItem;
  readonly onAct: OnRowAct;
}

/**
 * Switch that saves the item's availability immediately. It uses plain elements, because a list has hundreds of them.
 */
export function AvailabilitySwitch({ item, onAct }: AvailabilitySwitchProps) {
  const { name, isAvailable } = item;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isAvailable}
      aria-label={ROW_MESSAGES.available(name)}
      title={isAvailable ? ROW_MESSAGES.soldOut : ROW_MESSAGES.serve}
      className="group relative z-1 flex h-9 shrink-0 items-center gap-2 rounded-control px-1 text-xs text-ink-soft pointer-coarse:h-11"
      onClick={() => onAct(item, { to: 'serve', availability: isAvailable ? SOLD_OUT : SERVED })}
    >
      <span className="h-5.5 w-10 rounded-full border border-control bg-sunken p-0.75 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent">
        <span className="block size-3.5 rounded-full bg-control transition-transform group-aria-checked:translate-x-4.5 group-aria-checked:bg-on-accent" />
      </span>
      {ROW_MESSAGES.isAvailable}
    </button>
  );
}
