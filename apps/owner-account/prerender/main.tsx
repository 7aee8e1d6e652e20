import 'reflect-metadata';
import '@cartaviva/ui/browser-names';
import { SwrDefaults } from '@cartaviva/api-client';
import { TRIAL_DAYS } from '@cartaviva/domain';
import { SkipLink, UiProvider } from '@cartaviva/ui';
import { ORIGIN, type PageHead } from '@cartaviva/ui/page-head';
import { drawPage, Head } from '@cartaviva/ui/prerender';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter, useRoutes } from 'react-router-dom';
import { LoginScreen } from '../src/login/login-screen';
import { RegistrationScreen } from '../src/registration/registration-screen';

const DOORS = [
  { path: '/login', element: <LoginScreen /> },
  { path: '/registro', element: <RegistrationScreen /> },
];

const HEADS: readonly PageHead[] = [
  {
    path: '/login',
    title: 'Iniciar Sesión',
    description:
      'Entra a tu panel de CartaViva para cambiar tu menú, tus precios y tus códigos QR.',
  },
  {
    path: '/registro',
    title: 'Crear Cuenta',
    description: `Crea tu cuenta de CartaViva: ${TRIAL_DAYS} días de Profesional gratis, sin tarjeta, para el menú digital de tu restaurante.`,
  },
];

/** Wraps the screen in the same element as the app shell does. */
const Screen = () => <div id="contenido">{useRoutes(DOORS)}</div>;

const page = async (head: PageHead) => ({
  path: head.path,
  head: renderToStaticMarkup(<Head {...head} />),
  body: await drawPage(
    head.path,
    <SwrDefaults>
      <UiProvider>
        <StaticRouter location={head.path}>
          <SkipLink />
          <Screen />
        </StaticRouter>
      </UiProvider>
    </SwrDefaults>,
  ),
});

/** Renders the sign-in and registration pages, which the gateway serves before any script runs. */
export const render = async () => ({
  origin: ORIGIN,
  pages: await Promise.all(HEADS.map(page)),
});
