import { UpdateMenuRequest } from '@cartaviva/contracts';
import { menuDesignOf, withoutHints } from '@cartaviva/domain';
import { changedFields, useDtoForm, type DtoForm } from '@cartaviva/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditedMenu } from '../store/menu-store';

/** What the Info tab edits; logo, languages and publication are saved by themselves. Inputs hold texts: what the menu lacks is an empty one. */
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

/** What was typed in some fields, and what stood there before. */
export interface TypedOver {
  readonly typed: Partial<MenuFormValues>;
  readonly over: Partial<MenuFormValues>;
}

/** What a form sends: without surrounding blanks, and null for what was left empty. */
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

/** The menu's form, which knows of every field what its owner has seen in it. */
export function useMenuForm(menu: EditedMenu) {
  const form = useDtoForm(UpdateMenuRequest, formValuesOf(menu));
  /** What stood in each field when its owner began to type over it. */
  const seen = useRef(formValuesOf(menu));
  const typedNow = () => ({ ...formValuesOf(menu), ...form.getValues() }) as MenuFormValues;

  /** What was typed since `before` stays, and is unsaved; the rest follows a menu that was saved. */
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

  // The logo and the languages are saved beside the form, and may bring what others changed in it.
  const followMenu = useEffectEvent(() => follow(menu, seen.current));
  useEffect(() => followMenu(), [menu.version]);

  return {
    form,
    /** What was typed and not saved. */
    unsaved(): TypedOver {
      const typed = changedFields<MenuFormValues>(seen.current, typedNow());
      const fields = Object.keys(typed) as (keyof MenuFormValues)[];
      return {
        typed,
        over: Object.fromEntries(fields.map((field) => [field, seen.current[field]])),
      };
    },
    /** What was typed on an earlier visit, over what stood there then. */
    restore({ typed, over }: TypedOver): void {
      fill(form, typed);
      seen.current = { ...seen.current, ...over };
    },
    /** What is to be sent of these values, and what it was typed over. */
    changesIn(values: UpdateMenuRequest) {
      const over = cleaned(seen.current);
      return { over, changes: changedFields(over, cleaned(values as MenuFormValues)) };
    },
    /** The menu was saved with these values in the form. */
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

/** Puts values into the form as if they had been typed. */
function fill(form: MenuForm, values: Partial<MenuFormValues>): void {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name as keyof MenuFormValues, value, { shouldDirty: true });
  }
}
