import { isUnauthorized } from '@cartaviva/api-client';
import { useMay } from '@cartaviva/session';
import { Button, EmptyState, ErrorState } from '@cartaviva/ui';
import { CircleDollarSign, Plus, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FIRST_MENU } from './first-menu/first-menu-guide';
import { FoldedMenu } from './folded-menu';
import { FoundMenus } from './found-menus';
import { MenuListSkeleton } from './menu-list-skeleton';
import { MESSAGES } from './messages';
import { useMenus } from './use-menus';
import { useRestaurants } from './use-restaurants';
import { WorkbookButton } from './workbook/workbook-button';

interface MenuListProps {
  readonly onCreate: () => void;
}

export function MenuList({ onCreate }: MenuListProps) {
  const { data: menus, error, mutate } = useMenus();
  const { data: restaurants = [] } = useRestaurants();
  const may = useMay();
  return (
    <section aria-labelledby="menus" className="mt-8 sm:mt-10">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="menus" className="text-lg font-semibold">
          {MESSAGES.menus}
        </h2>
        {menus && menus.length > 0 && may('menus.edit') && <ForAllMenus count={menus.length} />}
      </div>
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
    if (menus.length === 0 && restaurants.length === 0) return <NoMenus onCreate={onCreate} />;
    return <FoundMenus menus={menus} restaurants={restaurants} />;
  }
}

function ForAllMenus({ count }: { readonly count: number }) {
  const may = useMay();
  return (
    <div className="-mx-3 flex flex-wrap">
      <Button asChild variant="ghost" size="sm">
        <Link to="/precios">
          <CircleDollarSign aria-hidden />
          {MESSAGES.prices}
        </Link>
      </Button>
      {count > 1 && may('menus.manage') && <WorkbookButton />}
      {may('menus.manage') && (
        <Button asChild variant="ghost" size="sm">
          <Link to="/restaurantes/nuevo">
            <Store aria-hidden />
            {MESSAGES.restaurants.create}
          </Link>
        </Button>
      )}
    </div>
  );
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
