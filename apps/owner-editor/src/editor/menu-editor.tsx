import { Container, Tabs, useDocumentTitle } from '@cartaviva/ui';
import { useState } from 'react';
import type { EditedMenu } from '../store/menu-store';
import type { EditorExit } from './editor-exit';
import { EditorHeader } from './editor-header';
import { InfoTab } from './info/info-tab';
import { ItemsTab } from './items/items-tab';
import { MESSAGES } from './messages';
import { PhoneBar } from './phone-bar';
import { PreviewPanel } from './preview/preview-panel';
import { QrTab } from './qr/qr-tab';
import { useReportUnsaved, useUnsavedChanges } from './unsaved-changes';
import { useMenuEditor, type EditorTab } from './use-menu-editor';
import { useSaveShortcut } from './use-save-shortcut';

interface MenuEditorProps {
  readonly menu: EditedMenu;
  readonly exit: EditorExit;
}

/** A menu under edit: three tabs and, beside them, the menu on a phone. */
export function MenuEditor({ menu, exit }: MenuEditorProps) {
  const editing = useMenuEditor(menu);
  const [previewing, setPreviewing] = useState(false);
  const { losing } = useUnsavedChanges();
  const { form, tab, setTab, save } = editing;
  useDocumentTitle(MESSAGES.title(menu.name));
  useReportUnsaved('menu', form.formState.isDirty);
  useSaveShortcut(() => void save());

  return (
    <>
      <EditorHeader menu={menu} editing={editing} exit={exit} />
      <Container className="grid max-w-320 gap-8 py-4 pb-28 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:py-6">
        <main aria-label={MESSAGES.tabs.label} className={previewing ? 'max-lg:hidden' : undefined}>
          <Tabs
            label={MESSAGES.tabs.label}
            value={tab}
            onValueChange={(next) => losing(['item'], () => setTab(next as EditorTab))}
            tabs={[
              {
                value: 'info',
                label: MESSAGES.tabs.info,
                content: <InfoTab menu={menu} form={form} />,
              },
              { value: 'items', label: MESSAGES.tabs.items, content: <ItemsTab menu={menu} /> },
              { value: 'qr', label: MESSAGES.tabs.qr, content: <QrTab menu={menu} /> },
            ]}
          />
        </main>
        <PreviewPanel
          menu={menu}
          form={form}
          className={`lg:sticky lg:top-22 lg:self-start ${previewing ? '' : 'max-lg:hidden'}`}
        />
      </Container>
      <PhoneBar
        menu={menu}
        editing={editing}
        previewing={previewing}
        onPreview={(shown) => {
          setPreviewing(shown);
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
}
