import { useParams } from 'react-router-dom';
import { EditorScreen } from '../editor/editor.screen';
import { MESSAGES } from './messages';
import { useExitDemo } from './use-exit-demo';
import { useOtherTabs } from './use-other-tabs';

export function DemoEditorScreen() {
  const { id } = useParams();
  const exit = useExitDemo();
  useOtherTabs(id);
  return (
    <>
      <aside
        aria-label={MESSAGES.badge}
        className="bg-sea-wash px-4 py-1.5 text-center text-sm text-sea"
      >
        {MESSAGES.strip}
      </aside>
      <EditorScreen
        exit={{ home: '/demo-dashboard', label: MESSAGES.exit, leave: () => void exit() }}
      />
    </>
  );
}
