import { lazy, Suspense } from 'react';
import { useAccount } from './use-account';

/** Loads on demand, because few owners delete their account. */
const ClosingNotice = lazy(async () => ({
  default: (await import('./closing-notice')).ClosingNotice,
}));

/** Banner on every screen of an owner who requested the deletion of the account. It shows the deadline to cancel. */
export function ClosingBanner() {
  const { data: account } = useAccount();
  if (!account?.erasesAt) return null;
  return (
    <Suspense>
      <ClosingNotice erasesAt={account.erasesAt} />
    </Suspense>
  );
}
