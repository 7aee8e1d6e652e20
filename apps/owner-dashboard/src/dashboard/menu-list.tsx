import { isUnauthorized } from '@cartaviva/api-client';
import { useMay } from '@cartaviva/session';
import { Button, EmptyState, ErrorState } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FIRST_MENU } from './first-menu/first-menu-guide';
import { FoldedMenu } from './folded-menu';
import { FoundMenus } from './found-menus';
import { MenuListSkeleton } from './menu-list-skeleton';
import { MESSAGES } from './messages';
import { useMenus } from './use-menus';

interface MenuListProps {
  readonly onCreate: () => void;
}

/** The owner's menus, or the way to the first one. */
export function MenuList({ onCreate }: MenuListProps) {
  const { data: menus, error, mutate } = useMenus();
  return (
    <section aria-labelledby="menus" className="mt-8 sm:mt-10">
      <h2 id="menus" className="mb-4 text-lg font-semibold">
        {MESSAGES.menus}
      </h2>
      {content()}
    </section>
  );

  function content(): ReactNode {
    if (!menus && error && !isUnauthorized(error)) {
      return (
        <ErrorState
          title={MESSAGES.unread.title}
          description={MESSAGES.unread.text}
          onRetry={() => void mutate()}
        />
      );
    }
    if (!menus) return <MenuListSkeleton />;
    if (menus.length === 0) return <NoMenus onCreate={onCreate} />;
    return <FoundMenus menus={menus} />;
  }
}

function NoMenus({ onCreate }: MenuListProps) {
  const may = useMay();
  if (!may('menus.manage')) {
    return <EmptyState {...MESSAGES.emptyForEditors} drawing={<FoldedMenu />} />;
  }
  return (
    <EmptyState
      title={MESSAGES.empty.title}
      description={MESSAGES.empty.text}
      drawing={<FoldedMenu />}
      action={
        <div className="flex flex-col items-center gap-2">
          <Button asChild>
            <Link to={FIRST_MENU}>
              <Plus aria-hidden />
              {MESSAGES.empty.create}
            </Link>
          </Button>
          <Button variant="ghost" onClick={onCreate}>
            {MESSAGES.empty.otherwise}
          </Button>
        </div>
      }
    />
  );
}
