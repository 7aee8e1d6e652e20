import { menuLabel } from '@cartaviva/domain';
import { Button } from '@cartaviva/ui';
import { ArrowLeft } from 'lucide-react';
import type { CopiedMenu, MenuStart } from './menu-start';
import { MESSAGES } from './messages';

interface CopyChoiceProps {
  readonly menus: readonly CopiedMenu[];
  readonly onBack: () => void;
  readonly onPick: (start: MenuStart) => void;
}

export function CopyChoice({ menus, onBack, onPick }: CopyChoiceProps) {
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {menus.map((menu) => (
          <li key={menu.id}>
            <button
              type="button"
              onClick={() => onPick({ kind: 'copy', of: menu })}
              aria-label={MESSAGES.copyOf(menuLabel(menu, menus))}
              className="flex w-full items-center gap-3 rounded-control border border-line p-3 text-left transition-colors hover:border-control hover:bg-sunken"
            >
              <span
                aria-hidden
                style={{ background: menu.themeColor }}
                className="h-9 w-1.5 shrink-0 rounded-full"
              />
              <span className="min-w-0">
                <span className="block truncate text-sm font-semibold">{menu.name}</span>
                <span className="block truncate text-sm text-ink-soft">{menu.restaurantName}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" className="justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {MESSAGES.back}
      </Button>
    </div>
  );
}
