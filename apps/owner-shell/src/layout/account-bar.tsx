import { useAccounts } from '@cartaviva/session';
import { lazy, Suspense } from 'react';

/** Lazy, because few users work in several accounts. */
const AccountSwitcher = lazy(() => import('./account-switcher'));

interface AccountBarProps {
  /** Is true above screens that draw their own header. Otherwise the bar is part of the frame's header. */
  readonly isAbove?: boolean;
}

/** Shows the current account and switches between accounts. Empty for users with a single account. */
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
