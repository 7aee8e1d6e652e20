import { useSession } from '@cartaviva/session';
import { OwnerFrame } from '../layout/owner-frame';
import { RemoteScreen } from '../remotes/remote-screen';

/** `/`: an owner's dashboard; for everybody else, and until we know, the landing page (specification §2). */
export function HomePage() {
  const { status } = useSession();
  if (status !== 'signedIn') return <RemoteScreen name="site" />;
  return (
    <OwnerFrame>
      <RemoteScreen name="owner-dashboard" at="/dashboard" />
    </OwnerFrame>
  );
}
