import { Container, ShortcutsDialog, useDocumentTitle, useShortcutsDialog } from '@cartaviva/ui';
import { useState } from 'react';
import type { EditedMenu } from '../store/menu-store';
import type { EditorExit } from './editor-exit';
import { EditorHeader } from './editor-header';
import { EditorTabs } from './editor-tabs';
import { MESSAGES } from './messages';
import { PhoneBar } from './phone-bar';
import { PreviewPanel } from './preview/preview-panel';
import { PreviewSheet } from './preview/preview-sheet';
import { useIsWide } from './preview/use-is-wide';
import { StoredDraft } from './saving/stored-draft';
import { SHORTCUTS } from './shortcuts';
import { useReportUnsaved } from './unsaved-changes';
import { useMenuEditor } from './use-menu-editor';
import { useSaveShortcut } from './use-save-shortcut';

interface MenuEditorProps {
  readonly menu: EditedMenu;
  readonly exit: EditorExit;
}

/** A menu under edit: its parts in tabs and, beside them, the menu on a phone. */
export function MenuEditor({ menu, exit }: MenuEditorProps) {
  const editing = useMenuEditor(menu);
  const [previewing, setPreviewing] = useState(false);
  const [showsShortcuts, setShowsShortcuts] = useShortcutsDialog();
  const isWide = useIsWide();
  const { form, menuForm, save } = editing;
  useDocumentTitle(MESSAGES.title(menu.name));
  useReportUnsaved('menu', form.formState.isDirty);
  useSaveShortcut(() => void save());

  return (
    <>
      <EditorHeader
        menu={menu}
        editing={editing}
        exit={exit}
        onShortcuts={() => setShowsShortcuts(true)}
      />
      <Container className="grid max-w-320 gap-8 py-4 pb-28 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:py-6">
        <main aria-label={MESSAGES.tabs.label}>
          <StoredDraft menu={menu} menuForm={menuForm} />
          <EditorTabs menu={menu} editing={editing} />
        </main>
        {isWide && <PreviewPanel menu={menu} form={form} />}
      </Container>
      <PhoneBar menu={menu} editing={editing} onPreview={() => setPreviewing(true)} />
      {previewing && !isWide && (
        <PreviewSheet menu={menu} form={form} onClose={() => setPreviewing(false)} />
      )}
      <ShortcutsDialog
        open={showsShortcuts}
        onOpenChange={setShowsShortcuts}
        shortcuts={SHORTCUTS}
      />
    </>
  );
}
