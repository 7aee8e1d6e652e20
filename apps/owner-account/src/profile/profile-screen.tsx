import { useSession } from '@cartaviva/session';
import { ErrorState, PageHeader } from '@cartaviva/ui';
import { Navigate } from 'react-router-dom';
import { payingFor, useChosenPlan } from '../billing/chosen-plan';
import { AccessRequired } from './access-required';
import { profileMessages as messages } from './messages';
import { ProfileSections } from './profile-sections';
import { ProfileSkeleton } from './profile-skeleton';

/** /profile (specification §2, "Profile"); whoever comes for a plan is shown the plans. */
export function ProfileScreen() {
  const { user, status, error, refresh } = useSession();
  const chosen = useChosenPlan();
  if (chosen) return <Navigate replace to={payingFor(chosen)} />;
  if (status === 'signedOut') return <AccessRequired />;
  if (!user && error) return <ErrorState {...messages.unread} onRetry={() => void refresh()} />;
  return (
    <>
      <PageHeader title={messages.title} back={{ to: '/dashboard', label: messages.back }} />
      {user ? <ProfileSections user={user} /> : <ProfileSkeleton />}
    </>
  );
}
