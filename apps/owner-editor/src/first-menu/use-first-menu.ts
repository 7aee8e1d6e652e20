import { api } from '@cartaviva/api-client';
import { MAX_PAGE_SIZE, type MenuView, type TemplateView } from '@cartaviva/contracts';
import { newMenuDefaults, PLAIN_MENU_NAME, placeOf, type Place } from '@cartaviva/domain';
import { designOfTemplate } from '@cartaviva/menu-templates';
import { useSession } from '@cartaviva/session';
import useSWR, { useSWRConfig } from 'swr';

const LIST = '/api/menus';

const readMenus = () => api.get(LIST, { params: { query: { limit: MAX_PAGE_SIZE } } });

export interface Naming extends Place {
  readonly restaurantName: string;
  readonly phone: string | null;
}

/** Reads the owner's menus from the dashboard's cache entry, and creates and changes the first one. */
export function useFirstMenu() {
  const { user } = useSession();
  const { mutate: mutateAll } = useSWRConfig();
  const { data: menus, error, mutate } = useSWR<MenuView[], unknown>(LIST, readMenus);

  const put = async (menu: MenuView): Promise<MenuView> => {
    await mutate([menu], { revalidate: false });
    await mutateAll(`${LIST}/${menu.id}`, menu, { revalidate: false });
    await mutateAll('/api/dashboard/stats');
    return menu;
  };

  return {
    menus,
    error,
    reread: () => void mutate(),
    /** Calls PUT when a menu already exists, otherwise POST. */
    async name({ restaurantName, phone, ...place }: Naming): Promise<MenuView> {
      const menu = menus?.[0];
      const owner = user ?? { firstName: '', preferredCurrency: '' };
      const defaults = newMenuDefaults(owner, place);
      if (menu) {
        const params = { path: { menuId: menu.id } };
        // The currency follows the country, unless the owner gave the menu another one.
        const { currency } = defaults;
        const isGiven = menu.currency === newMenuDefaults(owner, placeOf(menu)).currency;
        const follows = isGiven && currency !== menu.currency;
        const body = { restaurantName, phone, ...place, ...(follows && { currency }) };
        return put(await api.put('/api/menus/{menuId}', { params, body }));
      }
      const body = { ...defaults, name: PLAIN_MENU_NAME, restaurantName, phone };
      return put(await api.post(LIST, { body }));
    },
    async fill(menu: MenuView, { id: templateId, themeColor }: TemplateView): Promise<MenuView> {
      const params = { path: { menuId: menu.id } };
      return put(
        await api.put('/api/menus/{menuId}', {
          params,
          body: { templateId, themeColor, design: designOfTemplate(templateId) },
        }),
      );
    },
    async publish(menu: MenuView): Promise<MenuView> {
      const params = { path: { menuId: menu.id } };
      return put(await api.put('/api/menus/{menuId}', { params, body: { isPublished: true } }));
    },
  };
}
