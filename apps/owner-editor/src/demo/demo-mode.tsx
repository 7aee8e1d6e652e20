import { useSession } from '@cartaviva/session';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { MenuStoreProvider } from '../store/menu-store-context';
import { demoMenuStore } from './demo-menu-store';

/** Screens for the visitor's own menus. A signed-in user is redirected to the real dashboard (specification §6). */
export function DemoMode({ children }: { children: ReactNode }) {
  const { status, error } = useSession();
  if (status === 'signedIn') return <Navigate to="/dashboard" replace />;
  if (status === 'loading' && !error) return null;
  return <MenuStoreProvider value={demoMenuStore}>{children}</MenuStoreProvider>;
}
