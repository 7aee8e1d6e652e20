import { useSession } from '@cartaviva/session';
import { ErrorState, PageHeader } from '@cartaviva/ui';
import { AccessRequired } from './access-required';
import { ClosingBanner } from './data/closing-banner';
import { profileMessages as messages } from './messages';
import { ProfileSections } from './profile-sections';
import { ProfileSkeleton } from './profile-skeleton';

/** /profile (specification §2, "Profile"). */
export function ProfileScreen() {
  const { user, status, error, refresh } = useSession();
  if (status === 'signedOut') return <AccessRequired />;
  if (!user && error) return <ErrorState {...messages.unread} onRetry={() => void refresh()} />;
  return (
    <>
      <PageHeader title={messages.title} back={{ to: '/dashboard', label: messages.back }} />
      {user ? (
        <>
          <ClosingBanner />
          <ProfileSections user={user} />
        </>
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}
