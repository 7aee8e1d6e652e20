import { useSession } from '@cartaviva/session';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../pages/not-found-page';
import { SignedIn } from './signed-in';

/** For everybody else there is no such page. The server checks again. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const nothing = <NotFoundPage />;
  return <SignedIn otherwise={nothing}>{user?.role === 'admin' ? children : nothing}</SignedIn>;
}
