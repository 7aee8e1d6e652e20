import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { MenuForm } from '../menu-form';

/** After the last key: a pause in typing, not each letter of it. */
const DEBOUNCE_MS = 1000;

/** Saves what was typed in the menu's form, a moment after it was. */
export function useAutosave(form: MenuForm, save: () => Promise<unknown>): void {
  const values = useWatch({ control: form.control });
  const { isDirty } = form.formState;
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(saveNow, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isDirty, values]);
}
