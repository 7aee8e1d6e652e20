import { MenuCard } from '@cartaviva/ui';
import type { DemoMenu } from './demo-menu';
import { DemoMenuActions } from './demo-menu-actions';
import { MESSAGES } from './messages';

interface DemoMenuListProps {
  readonly menus: readonly DemoMenu[];
  readonly onView: (menu: DemoMenu) => void;
}

export function DemoMenuList({ menus, onView }: DemoMenuListProps) {
  return (
    <section aria-labelledby="menus" className="mt-8 sm:mt-10">
      <h2 id="menus" className="mb-4 text-lg font-semibold">
        {MESSAGES.menus}
      </h2>
      {menus.length === 0 && <p className="text-ink-soft">{MESSAGES.noMenus}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {menus.map((menu) => (
          <li key={menu.id} className="grid">
            <MenuCard
              {...menu}
              actions={<DemoMenuActions menu={menu} onView={() => onView(menu)} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
