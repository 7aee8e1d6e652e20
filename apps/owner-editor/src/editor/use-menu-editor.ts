import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { EditedMenu } from '../store/menu-store';
import { useMenuForm } from './menu-form';
import { MESSAGES } from './messages';
import { useToasts } from './toasts';
import { useSaveOrAsk } from './saving/use-save-or-ask';

const TABS = ['info', 'items', 'qr', 'languages', 'history'] as const;
export type EditorTab = (typeof TABS)[number];

/**
 * Tab in the hash (`#items`). Without a hash, a query that opens an item form selects the items tab (`useAskedForm`),
 * because signing in loses the hash. Otherwise the first tab.
 */
const tabOf = ({ hash, search }: Pick<Location, 'hash' | 'search'>): EditorTab =>
  TABS.find((tab) => hash === `#${tab}`) ??
  (/[?&](?:item|newItem)=/.test(search) ? 'items' : 'info');

/** Reason for a save: the autosave, the save button, or a change of the publication state. */
type Saving = 'auto' | 'save' | 'publish';

export function useMenuEditor(menu: EditedMenu) {
  const menuForm = useMenuForm(menu);
  const { form } = menuForm;
  const location = useLocation();
  const [tab, setTab] = useState<EditorTab>(() => tabOf(location));
  const [isJustPublished, setIsJustPublished] = useState(false);
  const [saving, setSaving] = useState<Saving>();
  const save = useSaveOrAsk(menu.id);
  const toasts = useToasts();

  /** Focuses a rejected field, from any tab. */
  function show(field: keyof UpdateMenuRequest): void {
    flushSync(() => setTab('info'));
    form.setFocus(field);
    document.activeElement?.scrollIntoView({ block: 'center' });
  }

  /**
   * Saves the form and resolves to true on success. Input typed during a save stays in the fields. An autosave shows
   * no success message and does not focus invalid fields.
   */
  async function send(kind: Saving, extra: UpdateMenuRequest = {}, title?: string) {
    if (saving && (saving !== 'auto' || kind === 'auto')) return false;
    if (kind === 'auto' && !(await form.trigger())) return false;
    let isSaved = false;
    await form.handleSubmit(
      async (values) => {
        setSaving(kind);
        try {
          const { changes, over } = menuForm.changesIn(values);
          const { saved, whose } = await save({ ...changes, ...extra }, { ...menu, ...over });
          menuForm.settle(saved, values);
          if (whose === 'mine' && kind !== 'auto') toasts.done(MESSAGES.saved, title);
          if (kind === 'publish') setIsJustPublished(saved.isPublished);
          isSaved = true;
        } catch (error) {
          toasts.failed(MESSAGES.notSaved, error);
        } finally {
          setSaving((now) => (now === kind ? undefined : now));
        }
      },
      (faults) => show(Object.keys(faults)[0] as keyof UpdateMenuRequest),
    )();
    return isSaved;
  }

  return {
    form,
    menuForm,
    tab,
    setTab,
    saving,
    save: () => send('save'),
    autosave: () => send('auto'),
    isJustPublished,
    endPublishing: () => setIsJustPublished(false),
    togglePublished: () =>
      send(
        'publish',
        { isPublished: !menu.isPublished },
        menu.isPublished ? MESSAGES.nowDraft : MESSAGES.nowPublished,
      ),
  };
}

export type MenuEditing = ReturnType<typeof useMenuEditor>;
