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
 * The part that a link to the editor names, `#items`, or where what it asks for is done (`useAskedForm`):
 * whoever had to sign in first comes back without the hash. Else the first.
 */
const tabOf = ({ hash, search }: Pick<Location, 'hash' | 'search'>): EditorTab =>
  TABS.find((tab) => hash === `#${tab}`) ??
  (/[?&](?:item|newItem)=/.test(search) ? 'items' : 'info');

/** By itself, because its owner said so, or with its state. */
type Saving = 'auto' | 'save' | 'publish';

/** The menu's form, the tab in sight, and the ways to save: as it is, or changing its state. */
export function useMenuEditor(menu: EditedMenu) {
  const menuForm = useMenuForm(menu);
  const { form } = menuForm;
  const location = useLocation();
  const [tab, setTab] = useState<EditorTab>(() => tabOf(location));
  const [isJustPublished, setIsJustPublished] = useState(false);
  const [saving, setSaving] = useState<Saving>();
  const save = useSaveOrAsk(menu.id);
  const toasts = useToasts();

  /** Leads to a field that was refused, wherever the owner is. */
  function show(field: keyof UpdateMenuRequest): void {
    flushSync(() => setTab('info'));
    form.setFocus(field);
    document.activeElement?.scrollIntoView({ block: 'center' });
  }

  /**
   * Whether what was typed is saved. What is typed while a save is under way stays in the inputs; what
   * is saved by itself says nothing, and leads to no field that is wrong by now.
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
