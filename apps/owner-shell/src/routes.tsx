import { Outlet, type RouteObject } from 'react-router-dom';
import { BareFrame, Root } from './layout/root';
import { AccountBar } from './layout/account-bar';
import { OwnerFrame } from './layout/owner-frame';
import type { Right } from '@cartaviva/session';
import { AdminsOnly } from './navigation/admins-only';
import { Allowed } from './navigation/allowed';
import { Landing } from './navigation/landing';
import type { ScreenHandle } from './navigation/route-announcer';
import { SignedIn, SignInFirst, ToHome } from './navigation/signed-in';
import { CrashPage } from './pages/crash-page';
import { HomePage } from './pages/home-page';
import { RemoteScreen } from './remotes/remote-screen';
import type { RemoteName } from './remotes/remotes';

/** Route to a screen of a remote. `title` applies until the screen sets its own. */
const screen = (path: string, title: string, name: RemoteName): RouteObject => ({
  path,
  handle: { title } satisfies ScreenHandle,
  element: <RemoteScreen name={name} />,
});

const allowed = (to: Right, children: RouteObject[]): RouteObject => ({
  element: <Allowed to={to} />,
  children,
});

const landing = (
  <Landing>
    <Outlet />
  </Landing>
);

const dashboardOnly = (
  <SignedIn otherwise={<SignInFirst />}>
    <Outlet />
  </SignedIn>
);

const editorOnly = (
  <SignedIn otherwise={<ToHome />}>
    <AccountBar isAbove />
    <Outlet />
  </SignedIn>
);

const adminsOnly = (
  <AdminsOnly>
    <Outlet />
  </AdminsOnly>
);

const ownerFrame = (
  <OwnerFrame>
    <Outlet />
  </OwnerFrame>
);

/** Route table of specification §2. `/profile` handles visitors itself. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
    children: [
      { path: '/', element: <HomePage /> },
      {
        element: ownerFrame,
        children: [
          {
            element: dashboardOnly,
            children: [
              {
                element: landing,
                children: [screen('/dashboard', 'Panel de Control', 'owner-dashboard')],
              },
              allowed('analytics', [
                screen('/analytics', 'Visitas', 'owner-dashboard'),
                screen('/analytics/:menuId', 'Visitas', 'owner-dashboard'),
              ]),
              allowed('menus.edit', [screen('/precios', 'Precios', 'owner-dashboard')]),
              allowed('menus.edit', [
                screen('/restaurantes/:id', 'Restaurante', 'owner-dashboard'),
              ]),
              allowed('people', [screen('/personas', 'Personas', 'owner-account')]),
              allowed('availability', [screen('/cocina', 'Cocina', 'owner-editor')]),
              screen('/ayuda', 'Ayuda', 'owner-account'),
            ],
          },
          screen('/profile', 'Mi Perfil', 'owner-account'),
          allowed('payments', [screen('/profile/plan', 'Tu plan', 'owner-account')]),
          {
            element: adminsOnly,
            children: [screen('/admin', 'Administración', 'owner-account')],
          },
        ],
      },
      {
        element: <BareFrame />,
        children: [
          {
            element: dashboardOnly,
            children: [
              allowed('menus.manage', [screen('/empezar', 'Tu primer menú', 'owner-editor')]),
            ],
          },
          {
            element: editorOnly,
            children: [
              allowed('menus.edit', [screen('/editor/:id', 'Editor de Menús', 'owner-editor')]),
            ],
          },
          screen('/demo/editor/:id', 'Editor de Menús (demo)', 'owner-editor'),
          screen('/demo-dashboard', 'Panel de demostración', 'owner-editor'),
          screen('/login', 'Iniciar Sesión', 'owner-account'),
          screen('/registro', 'Crear Cuenta', 'owner-account'),
          screen('/recuperar', 'Recuperar contraseña', 'owner-account'),
          screen('/verificar', 'Confirma tu correo', 'owner-account'),
          screen('/restablecer', 'Elige otra contraseña', 'owner-account'),
          screen('/entrar', 'Entrar con un enlace', 'owner-account'),
          screen('/invitacion', 'Te invitan a un equipo', 'owner-account'),
          screen('/traspaso', 'Recibir una cuenta', 'owner-account'),
          screen('/centro-ayuda', 'Centro de Ayuda', 'site'),
          screen('/centro-ayuda/:articulo', 'Centro de Ayuda', 'site'),
          screen('/estado-sistema', 'Estado del Sistema', 'site'),
          screen('/documentacion-api', 'Documentación de la API', 'site'),
          screen('/documentacion-api/:grupo', 'Documentación de la API', 'site'),
          screen('/privacidad', 'Política de Privacidad', 'site'),
          screen('/terminos', 'Términos de Servicio', 'site'),
          screen('/cookies', 'Política de Cookies', 'site'),
          screen('*', 'Página no encontrada', 'site'),
        ],
      },
    ],
  },
];
