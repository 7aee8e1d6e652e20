/**
 * Addresses of the owners' screens (specification §2, "Route table"); the shell draws them all.
 * `/menu/{id}` is not among them: diners get a page of its own.
 */
export const SCREENS = [
  '/',
  '/login',
  '/registro',
  '/recuperar',
  '/verificar',
  '/restablecer',
  '/entrar',
  '/demo-dashboard',
  '/demo/editor/:id',
  '/dashboard',
  '/analytics',
  '/analytics/:id',
  '/editor/:id',
  '/empezar',
  '/profile',
  '/profile/plan',
  '/admin',
  '/ayuda',
  '/centro-ayuda',
  '/centro-ayuda/:articulo',
  '/estado-sistema',
  '/documentacion-api',
  '/documentacion-api/:grupo',
  '/privacidad',
  '/terminos',
  '/cookies',
  '/restaurantes/:id',
];
