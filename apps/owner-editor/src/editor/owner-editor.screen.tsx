import { useSession } from '@cartaviva/session';
import { MenuStoreProvider } from '../store/menu-store-context';
import { serverMenuStore } from '../store/server-menu-store';
import { EditorScreen } from './editor.screen';
import { MESSAGES } from './messages';

export function OwnerEditorScreen() {
  const { signOut } = useSession();
  return (
    <MenuStoreProvider value={serverMenuStore}>
      <EditorScreen exit={{ home: '/', label: MESSAGES.signOut, leave: () => void signOut() }} />
    </MenuStoreProvider>
  );
}
