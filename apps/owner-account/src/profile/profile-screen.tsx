import { useSession } from '@cartaviva/session';
import { ErrorState, PageHeader } from '@cartaviva/ui';
import { AccessRequired } from './access-required';
import { AccountCard } from './account-card';
import { profileMessages as messages } from './messages';
import { ProfileForm } from './profile-form';
import { ProfilePhoto } from './profile-photo';
import { ProfileSkeleton } from './profile-skeleton';
import { SubscriptionCard } from './subscription-card';

/** /profile (specification §2, "Profile"). */
export function ProfileScreen() {
  const { user, status, error, refresh } = useSession();
  if (status === 'signedOut') return <AccessRequired />;
  if (!user && error) {
    return (
      <ErrorState
        title="No pudimos cargar tu perfil"
        description="El servidor no respondió. Espera un momento y vuelve a intentarlo."
        onRetry={() => void refresh()}
      />
    );
  }
  return (
    <>
      <PageHeader title={messages.title} back={{ to: '/dashboard', label: messages.back }} />
      {user ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid gap-6">
            <ProfilePhoto user={user} />
            <ProfileForm user={user} />
          </div>
          <div className="grid gap-6 sm:max-lg:grid-cols-2">
            <AccountCard user={user} />
            <SubscriptionCard user={user} />
          </div>
        </div>
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}
