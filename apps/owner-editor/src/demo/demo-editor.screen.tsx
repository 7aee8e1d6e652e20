import { EditorScreen } from '../editor/editor.screen';
import { MESSAGES } from './messages';
import { useExitDemo } from './use-exit-demo';

/** The editor over the visitor's own menus. */
export function DemoEditorScreen() {
  const exit = useExitDemo();
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
