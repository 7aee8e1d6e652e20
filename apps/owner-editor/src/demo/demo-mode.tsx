import { useSession } from '@cartaviva/session';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { MenuStoreProvider } from '../store/menu-store-context';
import { demoMenuStore } from './demo-menu-store';

/** Screens over the visitor's own menus. Whoever is signed in works on real ones (specification §6). */
export function DemoMode({ children }: { children: ReactNode }) {
  const { status, error } = useSession();
  if (status === 'signedIn') return <Navigate to="/dashboard" replace />;
  if (status === 'loading' && !error) return null;
  return <MenuStoreProvider value={demoMenuStore}>{children}</MenuStoreProvider>;
}
