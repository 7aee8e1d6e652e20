import { UpdateMenuRequest } from '@cartaviva/contracts';
import { menuDesignOf, withoutHints } from '@cartaviva/domain';
import { changedFields, useDtoForm, type DtoForm } from '@cartaviva/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditedMenu } from '../store/menu-store';

/**
 * Values that the Info tab edits. The logo, the languages and the publication are saved separately. Inputs contain
 * strings, so a missing value is an empty string.
 */
export function formValuesOf(menu: EditedMenu) {
  const { description, address, phone } = withoutHints(menu);
  return {
    name: menu.name,
    restaurantName: menu.restaurantName,
    description: description ?? '',
    address: address ?? '',
    phone: phone ?? '',
    country: menu.country,
    timeZone: menu.timeZone,
    openingHours: menu.openingHours ?? null,
    themeColor: menu.themeColor,
    design: menuDesignOf(menu.design),
    currency: menu.currency,
    secondCurrency: menu.secondCurrency,
    addsItbis: menu.addsItbis,
    addsLey: menu.addsLey,
  };
}

export type MenuForm = DtoForm<UpdateMenuRequest>;
export type MenuFormValues = ReturnType<typeof formValuesOf>;

export interface TypedOver {
  readonly typed: Partial<MenuFormValues>;
  readonly over: Partial<MenuFormValues>;
}

/** Removes surrounding whitespace and converts empty texts to null, as the server expects. */
function cleaned(values: MenuFormValues) {
  return {
    ...values,
    name: values.name.trim(),
    restaurantName: values.restaurantName.trim(),
    description: values.description.trim() || null,
    address: values.address.trim() || null,
    phone: values.phone.trim() || null,
  };
}

/** Form of the menu. It remembers the value of each field that the owner last saw. */
export function useMenuForm(menu: EditedMenu) {
  const form = useDtoForm(UpdateMenuRequest, formValuesOf(menu));
  /** Value of each field at the time when the owner began to change it. */
  const seen = useRef(formValuesOf(menu));
  const typedNow = () => ({ ...formValuesOf(menu), ...form.getValues() }) as MenuFormValues;

  /** Updates the form from a saved menu. Fields changed since `before` keep their values and stay dirty. */
  function follow(saved: EditedMenu, before: MenuFormValues): void {
    const fields = Object.keys(before) as (keyof MenuFormValues)[];
    const typed = typedNow();
    const touched = changedFields<MenuFormValues>(before, typed);
    const untouched = fields.filter((field) => !(field in touched));
    const values = formValuesOf(saved);
    const followed = Object.fromEntries(untouched.map((field) => [field, values[field]]));
    fill(form, followed);
    form.resetDefaultValues(values);
    seen.current = { ...seen.current, ...followed };
  }

  // The logo and the languages are saved separately, and their responses can contain changes made by others.
  const followMenu = useEffectEvent(() => follow(menu, seen.current));
  useEffect(() => followMenu(), [menu.version]);

  return {
    form,
    unsaved(): TypedOver {
      const typed = changedFields<MenuFormValues>(seen.current, typedNow());
      const fields = Object.keys(typed) as (keyof MenuFormValues)[];
      return {
        typed,
        over: Object.fromEntries(fields.map((field) => [field, seen.current[field]])),
      };
    },
    /** Restores values typed during an earlier visit, and the values that they replaced. */
    restore({ typed, over }: TypedOver): void {
      fill(form, typed);
      seen.current = { ...seen.current, ...over };
    },
    /** Returns the changes to send and the values that they replace. */
    changesIn(values: UpdateMenuRequest) {
      const over = cleaned(seen.current);
      return { over, changes: changedFields(over, cleaned(values as MenuFormValues)) };
    },
    settle(saved: EditedMenu, sent: UpdateMenuRequest): void {
      const values = formValuesOf(saved);
      const fields = Object.keys(changedFields(seen.current, sent as MenuFormValues));
      const answered = fields.map(
        (field) => [field, values[field as keyof MenuFormValues]] as const,
      );
      seen.current = { ...seen.current, ...Object.fromEntries(answered) };
      follow(saved, sent as MenuFormValues);
    },
  };
}

export type EditedMenuForm = ReturnType<typeof useMenuForm>;

function fill(form: MenuForm, values: Partial<MenuFormValues>): void {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name as keyof MenuFormValues, value, { shouldDirty: true });
  }
}
