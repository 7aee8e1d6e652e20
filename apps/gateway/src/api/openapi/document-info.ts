import { API_KEY_SCOPES, type ApiKeyScope } from '@cartaviva/domain';
import { NEWEST_API_VERSION } from '../../pipeline/api-versions/api-version';

const GUIDE = `Menús digitales con códigos QR, desde tu propio programa.

## Empezar

1. Crea una clave en **Mi Perfil › Integraciones** y dale solo los permisos que necesita.
2. Envíala en cada llamada: \`Authorization: Bearer cv_live_…\`.
3. Crea un menú (\`menus.create\`), agrega categorías e ítems, y publícalo con \`{"isPublished": true}\`.

## Lo que vale para todas las llamadas

- **Formato**: JSON en UTF-8. Los campos de más en un cuerpo se rechazan; las respuestas pueden ganar campos.
- **Fechas**: ISO 8601 en UTC, como \`2026-11-23T14:30:00.000Z\`. Las que envías pueden llevar otra zona (\`-04:00\`); sin ninguna son la hora del restaurante, o la de Santo Domingo donde no hay uno. Los días sueltos son AAAA-MM-DD.
- **Dinero**: texto decimal con punto, como \`"350.00"\`, en la moneda que dice \`currency\`.
- **Listas**: \`page\` (desde 1) y \`limit\` (20; 100 como máximo). \`Link\` lleva a las demás páginas y \`X-Total-Count\` dice cuántos hay.
- **Cambios a la vez**: la respuesta trae \`ETag\`; envíalo en \`If-Match\` y, si alguien cambió antes lo mismo, la respuesta es 412.
- **Repetir sin daño**: envía \`Idempotency-Key\` en las escrituras; la misma clave con el mismo cuerpo tiene un solo efecto durante 24 horas.
- **Límites**: cada plan tiene sus llamadas por hora. \`RateLimit\` dice cuántas quedan; pasado el límite, 429 con \`Retry-After\`.
- **Rechazos**: \`application/problem+json\` (RFC 9457). \`type\` dice cuál es y no cambia; \`error\` es la frase para una persona; \`fields\`, qué campo corregir.
- **Versión**: \`CartaViva-Version\` fija la versión por fecha con la que se escribió tu programa.
- **Soporte**: cita el \`X-Request-Id\` de la respuesta.`;

export const documentInfo = (url: string, supportEmail: string) => ({
  title: 'API de CartaViva',
  summary: 'Menús digitales con códigos QR.',
  description: GUIDE,
  version: NEWEST_API_VERSION,
  termsOfService: `${url}/terminos`,
  contact: { name: 'Soporte de CartaViva', url: `${url}/ayuda`, email: supportEmail },
  license: { name: 'MIT', identifier: 'MIT' },
});

export const documentServers = (url: string) => [
  { url, description: 'CartaViva. No hay servidor de pruebas: usa un menú sin publicar.' },
];

/** Groups of calls, in the order in which integrators meet them. */
export const TAGS: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'Menús', description: 'Crear, publicar, importar, traducir e imprimir menús.' },
  {
    name: 'Restaurantes',
    description: 'Varios menús en una dirección, con lo que un restaurante dice por todos.',
  },
  { name: 'Categorías', description: 'Las secciones de un menú.' },
  {
    name: 'Ítems',
    description: 'Los platos y bebidas: nombre, precio, tamaños, extras y si están agotados.',
  },
  { name: 'Imágenes', description: 'Subir fotos y logos en tres pasos, y leerlos.' },
  { name: 'Plantillas', description: 'Menús completos con los que empezar.' },
  { name: 'Webhooks', description: 'Avisos firmados a tu servidor cuando algo cambia.' },
  { name: 'Analytics', description: 'Vistas, visitantes y platos más abiertos.' },
  { name: 'Panel', description: 'Los totales y la actividad de una cuenta.' },
  { name: 'Menú público', description: 'Lo que ven los comensales; no pide credenciales.' },
  {
    name: 'Personas',
    description: 'Personas de la cuenta, invitaciones y en qué cuenta se trabaja, con sesión.',
  },
  {
    name: 'Claves de API',
    description:
      'De quién es una clave y qué puede hacer. Crear, rotar y revocar claves, con sesión.',
  },
  { name: 'Cuenta', description: 'Registro, sesiones, perfil y borrado, con sesión.' },
  { name: 'Planes', description: 'Los planes y la suscripción, con sesión.' },
  { name: 'Pagos', description: 'Órdenes de pago y recibos, con sesión.' },
  { name: 'Demo', description: 'El modo demo y pedir una demostración.' },
  { name: 'Estado', description: 'Cómo está el servicio y cómo estuvo.' },
  { name: 'Administración', description: 'Solo para quien administra CartaViva.' },
];

/** Groups whose operations without a key serve our own screens. */
export const INTERNAL_GROUPS: readonly string[] = [
  'Personas',
  'Cuenta',
  'Pagos',
  'Demo',
  'Administración',
];

const SCOPES: Readonly<Record<ApiKeyScope, string>> = {
  'menus:read': 'ver menús',
  'menus:write': 'cambiar menús; incluye verlos',
  'analytics:read': 'ver las estadísticas',
  webhooks: 'administrar webhooks; decir adónde avisan y ver lo enviado pide también `menus:read`',
};

/** Returns the name of the security scheme for a key with a scope. */
export const keyWith = (scope: string) => `apiKey.${scope.replace(':', '.')}`;

/** A security scheme for each scope. A call names the scheme of the scope that it needs. */
export const KEY_SCHEMES = Object.fromEntries(
  API_KEY_SCOPES.map((scope) => [
    keyWith(scope),
    {
      type: 'http' as const,
      scheme: 'bearer',
      bearerFormat: 'cv_live_…',
      description: `Clave de API con el permiso \`${scope}\`: ${SCOPES[scope]}.`,
    },
  ]),
);

export const SESSION_DESCRIPTION =
  'La sesión de un navegador, que abre `auth.signIn`. Los programas usan una clave.';
