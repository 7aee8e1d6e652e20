import type { UpdateMenuRequest } from '@cartaviva/contracts';
import type { DtoForm } from '@cartaviva/forms';
import type { EditedMenu } from '../store/menu-store';

/** What the Info tab edits; logo, languages and publication are saved by themselves. Inputs hold texts: what the menu lacks is an empty one. */
export function formValuesOf(menu: EditedMenu) {
  return {
    name: menu.name,
    restaurantName: menu.restaurantName,
    description: menu.description ?? '',
    address: menu.address ?? '',
    phone: menu.phone ?? '',
    themeColor: menu.themeColor,
    currency: menu.currency,
    addsItbis: menu.addsItbis,
    addsLey: menu.addsLey,
  };
}

export type MenuForm = DtoForm<UpdateMenuRequest>;
export type MenuFormValues = ReturnType<typeof formValuesOf>;

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

/** Puts values into the form as if they had been typed. */
export function fill(form: MenuForm, values: Partial<MenuFormValues>): void {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name as keyof MenuFormValues, value, { shouldDirty: true });
  }
}

/** Has the form follow a menu that was saved: what was typed since `before` stays, and is unsaved. */
export function follow(form: MenuForm, menu: EditedMenu, before: UpdateMenuRequest): void {
  const typed = form.getValues();
  const saved = Object.entries(formValuesOf(menu));
  const settled = saved.filter(([name]) => {
    const field = name as keyof MenuFormValues;
    return typed[field] === before[field];
  });
  fill(form, Object.fromEntries(settled));
  form.resetDefaultValues(formValuesOf(menu));
}
