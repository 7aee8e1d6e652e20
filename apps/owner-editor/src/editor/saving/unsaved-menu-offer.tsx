import { Button, Callout, useAgo } from '@cartaviva/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { EditedMenu } from '../../store/menu-store';
import { useMenuStore } from '../../store/menu-store-context';
import { formValuesOf, type EditedMenuForm } from '../menu-form';
import { findUnsaved, forgetUnsaved, storeUnsaved, type UnsavedMenu } from './unsaved-menu';
import { MESSAGES } from './messages';

/**
 * Delay in milliseconds: long enough to avoid a write per key, short enough that a crash loses half a word at most.
 */
const DEBOUNCE_MS = 400;

interface UnsavedMenuOfferProps {
  readonly menu: EditedMenu;
  readonly menuForm: EditedMenuForm;
}

/**
 * Stores unsaved input in the browser and offers what an earlier visit left there. In demo mode it stores nothing.
 */
export function UnsavedMenuOffer({ menu, menuForm }: UnsavedMenuOfferProps) {
  const { hasPublicPages: isReal } = useMenuStore();
  const [left, setLeft] = useState(() =>
    isReal ? findUnsaved(menu.id, formValuesOf(menu)) : undefined,
  );
  useStoredMenu(menu, menuForm, isReal, left !== undefined);

  if (!left) return null;
  return (
    <Offer
      draft={left}
      changedSince={menu.version !== left.version}
      onRestore={() => {
        menuForm.restore(left);
        setLeft(undefined);
      }}
      onDiscard={() => {
        if (!menuForm.form.formState.isDirty) forgetUnsaved(menu.id);
        setLeft(undefined);
      }}
    />
  );
}

interface OfferProps {
  readonly draft: UnsavedMenu;
  readonly changedSince: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

function Offer({ draft, changedSince, onRestore, onDiscard }: OfferProps) {
  const age = useAgo(draft.storedAt);
  return (
    <Callout tone="warning" role="status" className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-56 flex-1">
          {MESSAGES.left(age)} {changedSince && MESSAGES.changedSince}
        </p>
        <div className="flex flex-wrap gap-1">
          <Button size="sm" variant="secondary" onClick={onRestore}>
            {MESSAGES.restore}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {MESSAGES.discard}
          </Button>
        </div>
      </div>
    </Callout>
  );
}

/** Stores the draft after a short delay or when the page is hidden, and deletes it once the menu is saved. */
function useStoredMenu(
  menu: EditedMenu,
  { form, unsaved }: EditedMenuForm,
  enabled: boolean,
  offered: boolean,
): void {
  const values = useWatch({ control: form.control });
  const { isDirty } = form.formState;
  const keep = useEffectEvent(() =>
    storeUnsaved(menu.id, { ...unsaved(), version: menu.version, storedAt: Date.now() }),
  );
  const settle = useEffectEvent(() => {
    if (!offered) forgetUnsaved(menu.id);
  });

  useEffect(() => {
    if (!enabled) return;
    if (!isDirty) {
      settle();
      return;
    }
    const storeNow = () => {
      stop();
      keep();
    };
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', storeNow);
    };
    const timer = setTimeout(storeNow, DEBOUNCE_MS);
    window.addEventListener('pagehide', storeNow);
    return stop;
  }, [enabled, isDirty, values]);
}
