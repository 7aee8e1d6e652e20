import { placeOf } from '@cartaviva/domain';
import { Container, ShortcutsDialog, useDocumentTitle, useShortcutsDialog } from '@cartaviva/ui';
import { useState } from 'react';
import type { EditedMenu } from '../store/menu-store';
import { useMenuStore } from '../store/menu-store-context';
import { PlaceProvider } from '../store/place-context';
import type { EditorExit } from './editor-exit';
import { EditorHeader } from './editor-header';
import { EditorTabs } from './editor-tabs';
import { fetchedDialog } from './fetched-dialog';
import { MESSAGES } from './messages';
import { PhoneBar } from './phone-bar';
import { PreviewPanel } from './preview/preview-panel';
import { PreviewSheet } from './preview/preview-sheet';
import { useIsWide } from './use-is-wide';
import { UnsavedMenuOffer } from './saving/unsaved-menu-offer';
import { useAutosave } from './saving/use-autosave';
import { SHORTCUTS } from './shortcuts';
import { useReportUnsaved } from './unsaved-changes';
import { useMenuEditor } from './use-menu-editor';
import { useSaveShortcut } from './use-save-shortcut';

const PublishedDialog = fetchedDialog(
  'published',
  async () => (await import('./published/published-dialog')).default,
);

interface MenuEditorProps {
  readonly menu: EditedMenu;
  readonly exit: EditorExit;
}

export function MenuEditor({ menu, exit }: MenuEditorProps) {
  const editing = useMenuEditor(menu);
  const [previewing, setPreviewing] = useState(false);
  const [showsShortcuts, setShowsShortcuts] = useShortcutsDialog();
  const isWide = useIsWide();
  const { hasPublicPages } = useMenuStore();
  const { form, menuForm, save, autosave } = editing;
  useDocumentTitle(MESSAGES.title(menu.name));
  useAutosave(form, autosave);
  useReportUnsaved('menu', form.formState.isDirty, autosave);
  useSaveShortcut(() => void save());

  return (
    <PlaceProvider value={placeOf(menu)}>
      <EditorHeader
        menu={menu}
        editing={editing}
        exit={exit}
        onShortcuts={() => setShowsShortcuts(true)}
      />
      <Container className="grid max-w-320 grid-cols-[minmax(0,1fr)] gap-8 py-4 pb-28 lg:not-has-data-takes-width:grid-cols-[minmax(0,1fr)_22.5rem] lg:py-6 has-data-takes-width:[&>aside]:hidden">
        <main aria-label={MESSAGES.tabs.label}>
          <UnsavedMenuOffer menu={menu} menuForm={menuForm} />
          <EditorTabs menu={menu} editing={editing} />
        </main>
        {isWide && <PreviewPanel menu={menu} form={form} />}
      </Container>
      <PhoneBar menu={menu} editing={editing} onPreview={() => setPreviewing(true)} />
      {previewing && !isWide && (
        <PreviewSheet menu={menu} form={form} onClose={() => setPreviewing(false)} />
      )}
      {editing.isJustPublished && hasPublicPages && (
        <PublishedDialog menu={menu} onClose={editing.endPublishing} />
      )}
      <ShortcutsDialog
        open={showsShortcuts}
        onOpenChange={setShowsShortcuts}
        shortcuts={SHORTCUTS}
      />
    </PlaceProvider>
  );
}
