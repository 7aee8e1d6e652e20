import { fetchedPart } from '@cartaviva/forms/fetched-part';
import { Skeleton, Tabs } from '@cartaviva/ui';
import { startTransition, useEffect } from 'react';
import type { EditedMenu } from '../store/menu-store';
import { useMenuStore } from '../store/menu-store-context';
import { InfoTab } from './info/info-tab';
import { MESSAGES } from './messages';
import { useUnsavedChanges } from './unsaved-changes';
import type { EditorTab, MenuEditing } from './use-menu-editor';

interface PartProps {
  readonly menu: EditedMenu;
}

const skeleton = (
  <div aria-busy className="grid gap-5">
    <Skeleton className="h-11 w-60" />
    <Skeleton className="h-64 rounded-card" />
  </div>
);

const loadItems = () => import('./items/items-tab').then(({ ItemsTab }) => ItemsTab);
const ItemsTab = fetchedPart<PartProps>('items', loadItems, skeleton);
const QrTab = fetchedPart<PartProps>(
  'qr',
  () => import('./qr/qr-tab').then(({ QrTab }) => QrTab),
  skeleton,
);
const LanguagesTab = fetchedPart<PartProps>(
  'languages',
  () => import('./languages/languages-tab').then(({ LanguagesTab }) => LanguagesTab),
  skeleton,
);
const HistoryTab = fetchedPart<PartProps>(
  'history',
  () => import('./history/history-tab').then(({ HistoryTab }) => HistoryTab),
  skeleton,
);

interface EditorTabsProps {
  readonly menu: EditedMenu;
  readonly editing: MenuEditing;
}

/**
 * Tabs of the editor. All except the Info tab load as lazy chunks. The tab changes with a low priority, because
 * removing a long menu takes more than one frame.
 */
export function EditorTabs({ menu, editing: { form, tab, setTab } }: EditorTabsProps) {
  const { losing } = useUnsavedChanges();
  const { history } = useMenuStore();
  // Preloads the tab that most users open next. A failure appears when the tab is opened.
  useEffect(() => void loadItems().catch(() => undefined), []);
  return (
    <Tabs
      label={MESSAGES.tabs.label}
      value={tab}
      onValueChange={(next) =>
        losing(['item'], () => startTransition(() => setTab(next as EditorTab)))
      }
      tabs={[
        { value: 'info', label: MESSAGES.tabs.info, content: <InfoTab menu={menu} form={form} /> },
        { value: 'items', label: MESSAGES.tabs.items, content: <ItemsTab menu={menu} /> },
        { value: 'qr', label: MESSAGES.tabs.qr, content: <QrTab menu={menu} /> },
        {
          value: 'languages',
          label: MESSAGES.tabs.languages,
          content: <LanguagesTab menu={menu} />,
        },
        ...(history
          ? [
              {
                value: 'history',
                label: MESSAGES.tabs.history,
                content: <HistoryTab menu={menu} />,
              },
            ]
          : []),
      ]}
    />
  );
}
