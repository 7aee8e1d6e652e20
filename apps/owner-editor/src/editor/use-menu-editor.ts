import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditedMenu } from '../store/menu-store';
import { useMenuForm } from './menu-form';
import { MESSAGES } from './messages';
import { useToasts } from './toasts';
import { useSaveOrAsk } from './saving/use-save-or-ask';

export type EditorTab = 'info' | 'items' | 'qr' | 'languages';

/** The menu's form, the tab in sight, and the two ways to save: as it is, or changing its state. */
export function useMenuEditor(menu: EditedMenu) {
  const menuForm = useMenuForm(menu);
  const { form } = menuForm;
  const [tab, setTab] = useState<EditorTab>('info');
  const [saving, setSaving] = useState<'save' | 'publish'>();
  const save = useSaveOrAsk(menu.id);
  const toasts = useToasts();

  /** Leads to a field that was refused, wherever the owner is. */
  function show(field: keyof UpdateMenuRequest): void {
    flushSync(() => setTab('info'));
    form.setFocus(field);
    document.activeElement?.scrollIntoView({ block: 'center' });
  }

  /** What was typed while the save was under way stays in the inputs. */
  async function send(kind: 'save' | 'publish', extra: UpdateMenuRequest, title?: string) {
    if (saving) return;
    await form.handleSubmit(
      async (values) => {
        setSaving(kind);
        try {
          const { changes, over } = menuForm.changesIn(values);
          const { saved, whose } = await save({ ...changes, ...extra }, { ...menu, ...over });
          menuForm.settle(saved, values);
          if (whose === 'mine') toasts.done(MESSAGES.saved, title);
        } catch (error) {
          toasts.failed(MESSAGES.notSaved, error);
        } finally {
          setSaving(undefined);
        }
      },
      (faults) => show(Object.keys(faults)[0] as keyof UpdateMenuRequest),
    )();
  }

  return {
    form,
    menuForm,
    tab,
    setTab,
    saving,
    save: () => send('save', {}),
    togglePublished: () =>
      send(
        'publish',
        { isPublished: !menu.isPublished },
        menu.isPublished ? MESSAGES.nowDraft : MESSAGES.nowPublished,
      ),
  };
}

export type MenuEditing = ReturnType<typeof useMenuEditor>;
