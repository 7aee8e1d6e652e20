import { DEMO_KEYS } from '@cartaviva/session';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { demoMenuStore } from './demo-menu-store';
import { isDemoOn } from './demo-storage';

/**
 * Shows changes that another tab makes to the demo, and leaves the demo when the other tab does. The menu that is
 * open in the editor is not read again: its version conflict is resolved when it is saved.
 */
export function useOtherTabs(editedMenuId?: string): void {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const edited = editedMenuId && `${demoMenuStore.root}/menus/${editedMenuId}`;

  const hear = useEffectEvent(({ key }: StorageEvent) => {
    if (!isDemoOn()) return void navigate('/');
    if (key !== DEMO_KEYS.menus) return;
    void mutate(
      (read) =>
        typeof read === 'string' && read.startsWith(`${demoMenuStore.root}/`) && read !== edited,
    );
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => hear(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
}
