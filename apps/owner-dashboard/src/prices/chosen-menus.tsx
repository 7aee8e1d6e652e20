import type { MenuView } from '@cartaviva/contracts';
import { menuLabel } from '@cartaviva/domain';
import { Badge } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from './messages';

interface ChosenMenusProps {
  readonly menus: readonly MenuView[];
  readonly left: ReadonlySet<string>;
  readonly onChange: (left: ReadonlySet<string>) => void;
}

export function ChosenMenus({ menus, left, onChange }: ChosenMenusProps) {
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(left);
    if (isTicked) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink">{MESSAGES.which}</legend>
      <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line">
        {menus.length > 1 && (
          <li>
            <Tick
              isTicked={left.size === 0}
              onTick={(isTicked) => onChange(new Set(isTicked ? [] : menus.map(({ id }) => id)))}
            >
              <span className="font-semibold">{MESSAGES.all}</span>
            </Tick>
          </li>
        )}
        {menus.map((menu) => (
          <li key={menu.id}>
            <Tick isTicked={!left.has(menu.id)} onTick={(isTicked) => tick(menu.id, isTicked)}>
              <span className="wrap-anywhere">{menuLabel(menu, menus)}</span>
              {!menu.isPublished && <Badge tone="draft">{MESSAGES.draft}</Badge>}
            </Tick>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface TickProps {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly children: ReactNode;
}

function Tick({ isTicked, onTick, children }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2.5 text-sm hover:bg-sunken">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
        className="mt-0.5 size-4.5 shrink-0"
      />
      <span className="flex min-w-0 flex-wrap gap-x-2">{children}</span>
    </label>
  );
}
