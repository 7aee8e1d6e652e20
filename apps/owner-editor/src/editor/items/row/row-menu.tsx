import { ActionMenu } from '@cartaviva/ui';
import { ArrowDown, ArrowUp, Clock, Ellipsis } from 'lucide-react';
import type { EditedItem } from '../../../store/menu-store';
import { usePlace } from '../../../store/place-context';
import { ARRANGING_MESSAGES } from '../arranging/messages';
import { backTomorrow } from './availability';
import { ROW_MESSAGES } from './messages';
import type { OnRowAct } from './row-act';

interface RowMenuProps {
  readonly item: EditedItem;
  readonly onAct: OnRowAct;
}

export function RowMenu({ item, onAct }: RowMenuProps) {
  const { timeZone } = usePlace();
  return (
    <ActionMenu
      id={`more-${item.id}`}
      label={ROW_MESSAGES.more(item.name)}
      variant="ghost"
      size="sm"
      className="z-1 w-9 px-0 pointer-coarse:w-11"
      actions={() => [
        {
          label: ROW_MESSAGES.backTomorrow,
          icon: <Clock aria-hidden />,
          onSelect: () => onAct(item, { to: 'serve', availability: backTomorrow(timeZone) }),
        },
        {
          label: ARRANGING_MESSAGES.up,
          icon: <ArrowUp aria-hidden />,
          onSelect: () => onAct(item, { to: 'raise' }),
        },
        {
          label: ARRANGING_MESSAGES.down,
          icon: <ArrowDown aria-hidden />,
          onSelect: () => onAct(item, { to: 'lower' }),
        },
      ]}
    >
      <Ellipsis aria-hidden />
    </ActionMenu>
  );
}
