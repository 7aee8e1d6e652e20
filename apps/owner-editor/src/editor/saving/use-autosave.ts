import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { MenuForm } from '../menu-form';

/** Delay in milliseconds after the last key, so that a pause in typing causes one save. */
const DEBOUNCE_MS = 1000;

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
