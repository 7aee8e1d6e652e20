import type { RouteObject } from 'react-router-dom';
import { LoginScreen } from './login/login-screen';
import { ProfileScreen } from './profile/profile-screen';
import { RegistrationScreen } from './registration/registration-screen';

const routes: RouteObject[] = [
  { path: '/login', element: <LoginScreen /> },
  { path: '/registro', element: <RegistrationScreen /> },
  { path: '/profile', element: <ProfileScreen /> },
];

export default routes;
