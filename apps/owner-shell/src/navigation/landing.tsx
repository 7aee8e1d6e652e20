import type { UserView } from '@cartaviva/contracts';
import {
  accountIdOf,
  enterAccount,
  homeOf,
  rememberAccount,
  rememberedAccount,
  roleOf,
  useAccounts,
  useSession,
} from '@cartaviva/session';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { RemoteLoading } from '../remotes/remote-loading';

/** Lazy, because few users work in several accounts. */
const AccountChooser = lazy(() => import('./account-chooser'));

const DASHBOARD = '/dashboard';

/**
 * Shows the dashboard to roles that have one. Each session starts in the user's own account. Users with several
 * accounts are taken to the one that they last selected in this browser, or asked.
 */
export function Landing({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (!user) return children;
  const home = homeOf(roleOf(user));
  if (home !== DASHBOARD) return <Navigate to={home} replace />;
  const known = rememberedAccount(user.id);
  if (roleOf(user) !== 'owner' || known === accountIdOf(user)) return children;
  return (
    <Chosen user={user} known={known}>
      {children}
    </Chosen>
  );
}

interface ChosenProps {
  readonly user: UserView;
  readonly known: string | undefined;
  readonly children: ReactNode;
}

function Chosen({ user, known, children }: ChosenProps) {
  const { data: accounts, error } = useAccounts();
  const last = accounts?.find(({ id }) => id === known);
  const isAlone = accounts?.length === 1;
  const accountId = accountIdOf(user);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (last) {
      enterAccount(user.id, last.id, homeOf(last.role)).catch(() => setFailed(true));
    } else if (isAlone) rememberAccount(user.id, accountId);
  }, [last, isAlone, user.id, accountId]);
  if (error || failed || isAlone) return children;
  if (!accounts || last) return <RemoteLoading />;
  return (
    <Suspense fallback={<RemoteLoading />}>
      <AccountChooser user={user} accounts={accounts} onFailed={() => setFailed(true)} />
    </Suspense>
  );
}
