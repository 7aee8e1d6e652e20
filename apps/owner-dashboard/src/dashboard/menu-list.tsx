import { isUnauthorized } from '@cartaviva/api-client';
import type { MenuView } from '@cartaviva/contracts';
import { Button, EmptyState, ErrorState, MenuCard } from '@cartaviva/ui';
import { ExternalLink, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FoldedMenu } from './folded-menu';
import { MenuListSkeleton } from './menu-list-skeleton';
import { MESSAGES } from './messages';
import { useMenus } from './use-menus';

interface MenuListProps {
  readonly creating: boolean;
  readonly onCreate: () => void;
}

/** The owner's menus, or the way to the first one. */
export function MenuList({ creating, onCreate }: MenuListProps) {
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
    if (menus.length === 0) return <NoMenus creating={creating} onCreate={onCreate} />;
    return (
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {menus.map((menu) => (
          <li key={menu.id} className="grid">
            <MenuCard {...menu} actions={<Actions menu={menu} />} />
          </li>
        ))}
      </ul>
    );
  }
}

function Actions({ menu }: { menu: MenuView }) {
  return (
    <>
      <Button asChild variant="secondary">
        <Link to={`/editor/${menu.id}`} aria-label={MESSAGES.editMenu(menu.name)}>
          <Pencil aria-hidden />
          {MESSAGES.edit}
        </Link>
      </Button>
      {menu.isPublished && (
        <Button asChild variant="ghost">
          <a
            href={`/menu/${menu.id}`}
            target="_blank"
            rel="noopener"
            aria-label={MESSAGES.viewMenu(menu.name)}
          >
            <ExternalLink aria-hidden />
            {MESSAGES.view}
          </a>
        </Button>
      )}
    </>
  );
}

function NoMenus({ creating, onCreate }: MenuListProps) {
  return (
    <EmptyState
      title={MESSAGES.empty.title}
      description={MESSAGES.empty.text}
      drawing={<FoldedMenu />}
      action={
        <Button busy={creating} onClick={onCreate}>
          <Plus aria-hidden />
          {MESSAGES.empty.create}
        </Button>
      }
    />
  );
}
