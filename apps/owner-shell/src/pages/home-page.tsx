import { useSession } from '@cartaviva/session';
import { OwnerFrame } from '../layout/owner-frame';
import { Landing } from '../navigation/landing';
import { RemoteLoading } from '../remotes/remote-loading';
import { RemoteScreen } from '../remotes/remote-screen';

/** The gateway saw a session's cookie: whoever comes is probably its owner. */
const mayBeOwner = () => document.documentElement.dataset['session'] === 'kept';

/** `/`: an owner's dashboard; for everybody else, and until we know, the landing page (specification §2). */
export function HomePage() {
  const { status, error } = useSession();
  if (status === 'loading' && !error && mayBeOwner()) {
    return (
      <OwnerFrame>
        <RemoteLoading />
      </OwnerFrame>
    );
  }
  if (status !== 'signedIn') return <RemoteScreen name="site" />;
  return (
    <OwnerFrame>
      <Landing>
        <RemoteScreen name="owner-dashboard" at="/dashboard" />
      </Landing>
    </OwnerFrame>
  );
}
