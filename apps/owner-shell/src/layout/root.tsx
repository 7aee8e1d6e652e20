import { useAccountRefresh } from '@cartaviva/session';
import { SkipLink } from '@cartaviva/ui';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteAnnouncer } from '../navigation/route-announcer';
import { OtherAccount } from '../navigation/other-account';
import { SessionEnded } from '../navigation/session-ended';
import { SignOutFailed } from '../navigation/sign-out-failed';

export function Root() {
  useAccountRefresh();
  return (
    <>
      <SkipLink />
      <RouteAnnouncer />
      <Outlet />
      <SessionEnded />
      <OtherAccount />
      <SignOutFailed />
      <ScrollRestoration />
    </>
  );
}

export function BareFrame() {
  return (
    <div id="contenido" tabIndex={-1} className="outline-none">
      <Outlet />
    </div>
  );
}
