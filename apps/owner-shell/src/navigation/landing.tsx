import type { JoinedAccountView, UserView } from '@cartaviva/contracts';
import { ACCOUNT_ROLE_NAMES } from '@cartaviva/domain';
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
import { PageHeader, useDocumentTitle } from '@cartaviva/ui';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { RemoteLoading } from '../remotes/remote-loading';

const DASHBOARD = '/dashboard';

/**
 * The dashboard, for those who work there. A session begins in the person's own account: who has others
 * is led to the one that they chose last in this browser, or asked.
 */
export function Landing({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (!user) return children;
  const home = homeOf(roleOf(user));
  if (home !== DASHBOARD) return <Navigate to={home} replace />;
  const known = rememberedAccount(user.id);
  if (accountIdOf(user) !== user.id || known === user.id) return children;
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
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (last) {
      enterAccount(user.id, last.id, homeOf(last.role)).catch(() => setFailed(true));
    } else if (isAlone) rememberAccount(user.id, user.id);
  }, [last, isAlone, user.id]);
  if (error || failed || isAlone) return children;
  if (!accounts || last) return <RemoteLoading />;
  return <Chooser user={user} accounts={accounts} onFailed={() => setFailed(true)} />;
}

interface ChooserProps {
  readonly user: UserView;
  readonly accounts: readonly JoinedAccountView[];
  readonly onFailed: () => void;
}

function Chooser({ user, accounts, onFailed }: ChooserProps) {
  const [busy, setBusy] = useState(false);
  useDocumentTitle('Elige una cuenta');
  function choose({ id, role }: JoinedAccountView): void {
    setBusy(true);
    enterAccount(user.id, id, homeOf(role)).catch(onFailed);
  }
  return (
    <>
      <PageHeader
        title="¿En qué cuenta vas a trabajar?"
        description="La recordaremos en este navegador. Arriba puedes cambiarla cuando quieras."
      />
      <ul className="grid max-w-120 gap-3">
        {accounts.map((account) => (
          <li key={account.id}>
            <button
              type="button"
              disabled={busy}
              className="flex min-h-16 w-full items-center gap-4 rounded-card border border-line bg-surface px-5 py-3 text-left transition-colors hover:bg-sunken disabled:opacity-55"
              onClick={() => choose(account)}
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold wrap-anywhere">{account.name}</span>
                <span className="block text-sm text-ink-soft">
                  {account.id === user.id ? 'Tu propia cuenta' : ACCOUNT_ROLE_NAMES[account.role]}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
