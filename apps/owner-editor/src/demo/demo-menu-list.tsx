import { Button, MenuCard } from '@cartaviva/ui';
import { Eye, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DemoMenu } from './demo-menu';
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
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {menus.map((menu) => (
          <li key={menu.id} className="grid">
            <MenuCard
              {...menu}
              actions={
                <>
                  <Button asChild variant="secondary">
                    <Link to={`/demo/editor/${menu.id}`} aria-label={MESSAGES.editMenu(menu.name)}>
                      <Pencil aria-hidden />
                      {MESSAGES.edit}
                    </Link>
                  </Button>
                  <Button
                    variant="ghost"
                    aria-label={MESSAGES.viewMenu(menu.name)}
                    onClick={() => onView(menu)}
                  >
                    <Eye aria-hidden />
                    {MESSAGES.view}
                  </Button>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
