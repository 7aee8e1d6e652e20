import { useAccounts } from '@cartaviva/session';
import { lazy, Suspense } from 'react';

/** Few work in several accounts: only they fetch it. */
const AccountSwitcher = lazy(() => import('./account-switcher'));

interface AccountBarProps {
  /** It stands above a screen that draws its own header, and not in the frame's. */
  readonly isAbove?: boolean;
}

/** Which account is acted for, and the way to the others; nothing for who has one alone. */
export function AccountBar({ isAbove = false }: AccountBarProps) {
  const { data: accounts = [] } = useAccounts();
  const current = accounts.find((account) => account.current);
  if (!current || accounts.length < 2) return null;
  return (
    <Suspense>
      <AccountSwitcher accounts={accounts} current={current} isAbove={isAbove} />
    </Suspense>
  );
}
