import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LandingScreen } from './landing/landing-screen';

// Only the landing page is in the main bundle. The other pages load on demand.
const HelpScreen = lazy(() => import('./help/help-screen'));
const ArticleScreen = lazy(() => import('./help/article-screen'));
const StatusScreen = lazy(() => import('./status/status-screen'));
const ApiDocsScreen = lazy(() => import('./api-docs/api-docs-screen'));
const EnglishGuideScreen = lazy(() => import('./api-docs/english/english-guide-screen'));
const ReferenceScreen = lazy(() => import('./api-docs/reference-screen'));
const PrivacyScreen = lazy(() => import('./legal/privacy-screen'));
const TermsScreen = lazy(() => import('./legal/terms-screen'));
const CookiesScreen = lazy(() => import('./legal/cookies-screen'));
const NotFoundScreen = lazy(() => import('./not-found/not-found-screen'));

const routes: RouteObject[] = [
  { path: '/', element: <LandingScreen /> },
  { path: '/centro-ayuda', element: <HelpScreen /> },
  { path: '/centro-ayuda/:articulo', element: <ArticleScreen /> },
  { path: '/estado-sistema', element: <StatusScreen /> },
  { path: '/documentacion-api', element: <ApiDocsScreen /> },
  { path: '/documentacion-api/english', element: <EnglishGuideScreen /> },
  { path: '/documentacion-api/:grupo', element: <ReferenceScreen /> },
  { path: '/privacidad', element: <PrivacyScreen /> },
  { path: '/terminos', element: <TermsScreen /> },
  { path: '/cookies', element: <CookiesScreen /> },
  { path: '*', element: <NotFoundScreen /> },
];

export default routes;
