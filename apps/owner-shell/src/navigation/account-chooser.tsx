import type { JoinedAccountView, UserView } from '@cartaviva/contracts';
import { ACCOUNT_ROLE_NAMES } from '@cartaviva/domain';
import { enterAccount, homeOf } from '@cartaviva/session';
import { PageHeader, useDocumentTitle } from '@cartaviva/ui';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';

interface AccountChooserProps {
  readonly user: UserView;
  readonly accounts: readonly JoinedAccountView[];
  readonly onFailed: () => void;
}

export default function AccountChooser({ user, accounts, onFailed }: AccountChooserProps) {
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
                  {account.role === 'owner' ? 'Tu propia cuenta' : ACCOUNT_ROLE_NAMES[account.role]}
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
