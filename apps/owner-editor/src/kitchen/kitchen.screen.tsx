import { EmptyState, ErrorState, Field, PageHeader, Select, useDocumentTitle } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { MenuStoreProvider } from '../store/menu-store-context';
import { serverMenuStore } from '../store/server-menu-store';
import { Dishes, DishesSkeleton } from './dishes';
import { MESSAGES } from './messages';
import { useKitchenMenus } from './use-kitchen-menus';

/** /cocina: what is there and what is sold out, on a tablet beside the stove. */
export default function KitchenScreen() {
  const { menus, menu, choose, error, retry } = useKitchenMenus();
  useDocumentTitle(MESSAGES.title);
  return (
    <MenuStoreProvider value={serverMenuStore}>
      <PageHeader title={MESSAGES.title} description={MESSAGES.description} />
      {menu && menus && menus.length > 1 && (
        <div className="mb-5 max-w-120">
          <Field label={MESSAGES.menu}>
            {(control) => (
              <Select
                {...control}
                className="h-12"
                value={menu.id}
                onChange={({ target }) => choose(target.value)}
                options={menus.map(({ id, name, restaurantName }) => ({
                  value: id,
                  label: `${name} · ${restaurantName}`,
                }))}
              />
            )}
          </Field>
        </div>
      )}
      {content()}
    </MenuStoreProvider>
  );

  function content(): ReactNode {
    if (menu) return <Dishes key={menu.id} menuId={menu.id} />;
    if (menus) return <EmptyState {...MESSAGES.noMenus} />;
    return error ? <ErrorState {...MESSAGES.unread} onRetry={retry} /> : <DishesSkeleton />;
  }
}
