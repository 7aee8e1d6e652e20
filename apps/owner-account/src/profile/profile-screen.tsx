import { homeOf, roleOf, useSession } from '@cartaviva/session';
import { ErrorState, PageHeader } from '@cartaviva/ui';
import { Navigate } from 'react-router-dom';
import { payingFor, useChosenPlan } from '../billing/chosen-plan';
import { AccessRequired } from './access-required';
import { profileMessages as messages } from './messages';
import { ProfileSections } from './profile-sections';
import { ProfileSkeleton } from './profile-skeleton';

/** Screen at /profile (specification §2, "Profile"). A visitor who comes for a plan is redirected to the plans. */
export function ProfileScreen() {
  const { user, status, error, refresh } = useSession();
  const chosen = useChosenPlan();
  const home = homeOf(roleOf(user));
  const label = home === '/dashboard' ? messages.back : messages.backToWork;
  if (chosen) return <Navigate replace to={payingFor(chosen)} />;
  if (status === 'signedOut') return <AccessRequired />;
  if (!user && error) return <ErrorState {...messages.unread} onRetry={() => void refresh()} />;
  return (
    <>
      <PageHeader title={messages.title} back={{ to: home, label }} />
      {user ? <ProfileSections user={user} /> : <ProfileSkeleton />}
    </>
  );
}
