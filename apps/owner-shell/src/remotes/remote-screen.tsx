import { loadLazyParts } from '@cartaviva/ui';
import { Suspense, use, useEffect } from 'react';
import { matchRoutes, renderMatches, useLocation } from 'react-router-dom';
import { NotFoundPage } from '../pages/not-found-page';
import { RemoteBoundary } from './remote-boundary';
import { RemoteLoading } from './remote-loading';
import { routesOf, type RemoteName } from './remotes';

interface RemoteScreenProps {
  readonly name: RemoteName;
  /** Path within the remote, if it differs from the address. */
  readonly at?: string;
}

export function RemoteScreen({ name, at }: RemoteScreenProps) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary key={`${name} ${pathname}`} name={name}>
      <Suspense fallback={<RemoteLoading />}>
        <RemoteRoutes name={name} at={at ?? pathname} />
      </Suspense>
    </RemoteBoundary>
  );
}

function RemoteRoutes({ name, at }: { name: RemoteName; at: string }) {
  // Parts that may be needed while offline load as soon as a screen is shown.
  useEffect(() => void loadLazyParts(), []);
  const matches = matchRoutes(use(routesOf(name)), at);
  return matches ? renderMatches(matches) : <NotFoundPage />;
}
