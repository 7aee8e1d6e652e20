import type { UserView } from '@cartaviva/contracts';
import { HOME_PLACE, menuLabel, placeOf } from '@cartaviva/domain';
import { useSession } from '@cartaviva/session';
import { EmptyState, ErrorState, PageHeader, Select, useDocumentTitle } from '@cartaviva/ui';
import { useMemo, type ReactNode } from 'react';
import { MenuStoreProvider } from '../store/menu-store-context';
import { PlaceProvider } from '../store/place-context';
import { CopyNotice } from './copy-notice';
import { KitchenItems, KitchenSkeleton } from './kitchen-items';
import { kitchenStore } from './kitchen-store';
import { MESSAGES } from './messages';
import { useKitchenMenus } from './use-kitchen-menus';
import { useMarks } from './use-marks';
import { useOfflineKitchen } from './use-offline-kitchen';

/** /cocina: lists the available and sold-out items, for a tablet in the kitchen. */
export default function KitchenScreen() {
  const { user } = useSession();
  useDocumentTitle(MESSAGES.title);
  return (
    <>
      <PageHeader title={MESSAGES.title} description={MESSAGES.description} />
      {user ? <Kitchen user={user} /> : <KitchenSkeleton />}
    </>
  );
}

function Kitchen({ user }: { readonly user: UserView }) {
  const store = useMemo(() => kitchenStore(user), [user]);
  const { menus, menu, choose, error, retry } = useKitchenMenus(store);
  const marks = useMarks(user, store);
  const copiedAt = useOfflineKitchen(user, store);
  return (
    <MenuStoreProvider value={store}>
      <CopyNotice copiedAt={copiedAt} timeZone={(menu ?? HOME_PLACE).timeZone} />
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
          options={menus.map((one) => ({ value: one.id, label: menuLabel(one, menus) }))}
        />
      </span>
    );
  }

  function content(): ReactNode {
    if (menu) {
      return (
        <PlaceProvider value={placeOf(menu)}>
          <KitchenItems key={menu.id} menuId={menu.id} chooser={chooser()} marks={marks} />
        </PlaceProvider>
      );
    }
    if (menus) return <EmptyState {...MESSAGES.noMenus} />;
    return error ? <ErrorState {...MESSAGES.unread} onRetry={retry} /> : <KitchenSkeleton />;
  }
}
