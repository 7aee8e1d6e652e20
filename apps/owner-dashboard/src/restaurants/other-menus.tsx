import type { RestaurantMenuView } from '@cartaviva/contracts';
import { Button, Callout } from '@cartaviva/ui';
import { MESSAGES } from './messages';

const { other: TEXTS } = MESSAGES.menus;

interface OtherMenusProps {
  readonly menus: readonly RestaurantMenuView[];
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Shows the menus that another window saved in the meantime, and asks which ones to keep. */
export function OtherMenus({ menus, busy, onKeep, onTake }: OtherMenusProps) {
  return (
    <Callout tone="warning" role="alert">
      <p className="font-semibold">{TEXTS.title}</p>
      <p className="wrap-anywhere">
        {menus.length === 0
          ? TEXTS.none
          : TEXTS.stored(menus.map(({ name, tabName }) => tabName ?? name).join(', '))}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" busy={busy} onClick={onKeep}>
          {TEXTS.keep}
        </Button>
        <Button variant="secondary" size="sm" disabled={busy} onClick={onTake}>
          {TEXTS.take}
        </Button>
      </div>
    </Callout>
  );
}
