import type { UpdateMenuRequest } from '@cartaviva/contracts';
import type { EditedMenu } from '../store/menu-store';

/** What the Info tab edits; logo and publication are saved by themselves. Inputs hold texts: what the menu lacks is an empty one. */
export function formValuesOf(menu: EditedMenu) {
  return {
    name: menu.name,
    restaurantName: menu.restaurantName,
    description: menu.description ?? '',
    address: menu.address ?? '',
    phone: menu.phone ?? '',
    themeColor: menu.themeColor,
    currency: menu.currency,
  };
}

/** What a form sends: without surrounding blanks, and null for what was left empty. */
export function changesOf(values: UpdateMenuRequest): UpdateMenuRequest {
  return {
    ...values,
    ...(values.name !== undefined && { name: values.name.trim() }),
    ...(values.restaurantName !== undefined && { restaurantName: values.restaurantName.trim() }),
    description: values.description?.trim() || null,
    address: values.address?.trim() || null,
    phone: values.phone?.trim() || null,
  };
}
