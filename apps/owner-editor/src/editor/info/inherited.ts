import type { RestaurantView } from '@cartaviva/contracts';
import { useWatch } from 'react-hook-form';
import type { EditedMenu } from '../../store/menu-store';
import { useRestaurantOf } from '../../store/use-restaurant-of';
import type { MenuForm } from '../menu-form';

type Said = 'address' | 'phone' | 'openingHours';

/** What the restaurant says of what stands empty in the form; undefined where the menu says it, or nobody does. */
export function useInherited(menu: EditedMenu, form: MenuForm) {
  const restaurant: RestaurantView | undefined = useRestaurantOf(menu.id);
  const names = ['address', 'phone', 'openingHours'] as const;
  const [address, phone, openingHours] = useWatch({ control: form.control, name: names });
  const typed = { address, phone, openingHours };
  return (field: Said): string | undefined =>
    typed[field]?.trim() ? undefined : (restaurant?.[field] ?? undefined);
}
