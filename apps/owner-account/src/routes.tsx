import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { BillingScreen } from './billing/billing-screen';
import { InvitationScreen } from './links/invitation/invitation-screen';
import { ResetLinkScreen } from './links/reset-link-screen';
import { SignInLinkScreen } from './links/sign-in-link-screen';
import { VerifyLinkScreen } from './links/verify-link-screen';
import { LoginScreen } from './login/login-screen';
import { ProfileScreen } from './profile/profile-screen';
import { RecoveryScreen } from './recovery/recovery-screen';
import { RegistrationScreen } from './registration/registration-screen';
import { SupportScreen } from './support/support-screen';

/** Loads on demand, because only admins need it. */
const AdminScreen = lazy(() => import('./admin/admin-screen'));
/** Loads on demand, because only owners and administrators need it, and rarely. */
const PeopleScreen = lazy(() => import('./people/people-screen'));
/** Loads on demand, because an account is rarely transferred. */
const TransferScreen = lazy(() => import('./links/transfer/transfer-screen'));

const routes: RouteObject[] = [
  { path: '/login', element: <LoginScreen /> },
  { path: '/registro', element: <RegistrationScreen /> },
  { path: '/recuperar', element: <RecoveryScreen /> },
  { path: '/verificar', element: <VerifyLinkScreen /> },
  { path: '/restablecer', element: <ResetLinkScreen /> },
  { path: '/entrar', element: <SignInLinkScreen /> },
  { path: '/invitacion', element: <InvitationScreen /> },
  { path: '/traspaso', element: <TransferScreen /> },
  { path: '/profile', element: <ProfileScreen /> },
  { path: '/profile/plan', element: <BillingScreen /> },
  { path: '/personas', element: <PeopleScreen /> },
  { path: '/ayuda', element: <SupportScreen /> },
  { path: '/admin', element: <AdminScreen /> },
];

export default routes;
