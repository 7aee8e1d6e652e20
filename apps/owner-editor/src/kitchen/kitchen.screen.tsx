import { EmptyState, ErrorState, PageHeader, Select, useDocumentTitle } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { MenuStoreProvider } from '../store/menu-store-context';
import { serverMenuStore } from '../store/server-menu-store';
import { KitchenItems, KitchenSkeleton } from './kitchen-items';
import { MESSAGES } from './messages';
import { useKitchenMenus } from './use-kitchen-menus';

/** /cocina: what is there and what is sold out, on a tablet beside the stove. */
export default function KitchenScreen() {
  const { menus, menu, choose, error, retry } = useKitchenMenus();
  useDocumentTitle(MESSAGES.title);
  return (
    <MenuStoreProvider value={serverMenuStore}>
      <PageHeader title={MESSAGES.title} description={MESSAGES.description} />
      {content()}
    </MenuStoreProvider>
  );

  function chooser(): ReactNode {
    if (!menu || !menus || menus.length < 2) return null;
    return (
      <span className="block min-w-0 grow basis-60">
        <Select
          aria-label={MESSAGES.menu}
          className="h-12"
          value={menu.id}
          onChange={({ target }) => choose(target.value)}
          options={menus.map(({ id, name, restaurantName }) => ({
            value: id,
            label: `${name} · ${restaurantName}`,
          }))}
        />
      </span>
    );
  }

  function content(): ReactNode {
    if (menu) return <KitchenItems key={menu.id} menuId={menu.id} chooser={chooser()} />;
    if (menus) return <EmptyState {...MESSAGES.noMenus} />;
    return error ? <ErrorState {...MESSAGES.unread} onRetry={retry} /> : <KitchenSkeleton />;
  }
}
