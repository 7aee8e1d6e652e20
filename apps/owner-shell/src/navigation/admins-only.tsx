import { useSession } from '@cartaviva/session';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../pages/not-found-page';
import { SignedIn } from './signed-in';

/** Shows the 404 page to everyone but administrators. The server checks the role as well. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const nothing = <NotFoundPage />;
  return <SignedIn otherwise={nothing}>{user?.role === 'admin' ? children : nothing}</SignedIn>;
}
