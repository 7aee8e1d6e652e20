import { lazy, Suspense } from 'react';
import { useAccount } from './use-account';

/** Few ask to leave: only they fetch it. */
const ClosingNotice = lazy(async () => ({
  default: (await import('./closing-notice')).ClosingNotice,
}));

/** On every screen of an owner who asked to leave: until when that can be taken back. */
export function ClosingBanner() {
  const { data: account } = useAccount();
  if (!account?.erasesAt) return null;
  return (
    <Suspense>
      <ClosingNotice erasesAt={account.erasesAt} />
    </Suspense>
  );
}
