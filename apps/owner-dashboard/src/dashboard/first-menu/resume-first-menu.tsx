import type { MenuView } from '@cartaviva/contracts';
import { Button, Card } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import { MESSAGES } from '../messages';
import { FIRST_MENU, unfinishedMenu } from './first-menu-guide';

export function ResumeFirstMenu({ menus }: { menus: readonly MenuView[] }) {
  const menu = unfinishedMenu(menus);
  if (!menu) return null;
  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="font-semibold">{MESSAGES.guide.title}</h2>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {MESSAGES.guide.text(menu.restaurantName)}
        </p>
      </div>
      <Button asChild>
        <Link to={FIRST_MENU}>{MESSAGES.guide.resume}</Link>
      </Button>
    </Card>
  );
}
