import { UpdateMenuRequest } from '@cartaviva/contracts';
import { useDtoForm } from '@cartaviva/forms';
import { useState } from 'react';
import type { EditedMenu } from '../store/menu-store';
import { useSaveMenu } from '../store/use-save-menu';
import { changesOf, formValuesOf } from './menu-form';
import { MESSAGES } from './messages';
import { useNotices } from './notices';

export type EditorTab = 'info' | 'items' | 'qr';

/** The menu's form, the tab in sight, and the two ways to save: as it is, or changing its state. */
export function useMenuEditor(menu: EditedMenu) {
  const form = useDtoForm(UpdateMenuRequest, formValuesOf(menu));
  const [tab, setTab] = useState<EditorTab>('info');
  const [saving, setSaving] = useState<'save' | 'publish'>();
  const saveMenu = useSaveMenu(menu.id);
  const notices = useNotices();

  /** What was typed while the save was under way stays in the inputs. */
  async function send(kind: 'save' | 'publish', extra: UpdateMenuRequest, title?: string) {
    await form.handleSubmit(
      async (values) => {
        setSaving(kind);
        try {
          const saved = await saveMenu({ ...changesOf(values), ...extra });
          form.reset(formValuesOf(saved), { keepValues: true });
          notices.done(MESSAGES.saved, title);
        } catch (error) {
          notices.failed(MESSAGES.notSaved, error);
        } finally {
          setSaving(undefined);
        }
      },
      () => setTab('info'),
    )();
  }

  return {
    form,
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
