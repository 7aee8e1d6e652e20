import { menuLabel } from '@cartaviva/domain';
import { Card } from '@cartaviva/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMenus } from '../../dashboard/use-menus';

/** Links to the figures of each menu, for roles without a dashboard. */
export function MenuLinks() {
  const { data: menus = [] } = useMenus();
  if (menus.length === 0) return null;
  return (
    <Card className="p-0 sm:p-0">
      <ul className="divide-y divide-line">
        {menus.map((menu) => (
          <li key={menu.id}>
            <Link
              to={`/analytics/${menu.id}`}
              className="flex min-h-16 items-center gap-4 px-5 py-3 hover:bg-sunken sm:px-6"
            >
              <span className="min-w-0 grow font-semibold wrap-anywhere">
                {menuLabel(menu, menus)}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
