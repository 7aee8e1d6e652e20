import { apiCallsOf, PLANS } from '@cartaviva/domain';

/** Calls an hour, plan by plan. */
export const HOURLY_LIMITS = PLANS.map((plan) => ({ term: plan.name, text: apiCallsOf(plan) }));

export const MESSAGES = {
  title: 'Documentación de la API',
  description: 'Lee y cambia tus menús desde tus propios programas. Todo va en JSON.',
  contents: 'Contenido',
  needsKey: (scope: string) => `Requiere clave con ${scope}`,
  isPublic: 'Pública',
  parameters: 'Parámetros',
  body: 'Cuerpo',
  answer: (status: string) => `Respuesta ${status}`,
  required: 'obligatorio',
  copy: 'Copiar',
  copied: 'Copiado',
  openApi: 'Abrir openapi.json',
  explorer: 'Abrir la referencia interactiva',
} as const;

/** The parts of the page, with their anchors; the calls stand between. */
export const PARTS = {
  start: {
    id: 'empezar',
    title: 'Empezar',
    text: [
      [
        'Crea una clave en ',
        { text: 'Mi Perfil', to: '/profile' },
        ', en Integraciones, y guárdala junto a la dirección de la API. Los ejemplos de esta página leen estas variables: con ellas puestas, se copian y se ejecutan tal cual, en curl, en Node 20 o en Python 3.9 sin instalar nada.',
      ],
      'Las fechas van en ISO 8601 (UTC) y los precios como texto con dos decimales: "350.00".',
    ],
  },
  keys: {
    id: 'autenticacion',
    title: 'Autenticación',
    text: [
      'Envía la clave en la cabecera Authorization de cada llamada: Bearer y tu clave, que empieza por cv_live_. Vale lo mismo que tu contraseña: nunca la pongas en una dirección ni en el código de una página.',
      'Cada clave tiene los permisos que le diste al crearla: menus:read ve tus menús, menus:write los cambia (y los ve), analytics:read ve sus visitas y webhooks administra tus avisos. Cada llamada de esta página dice qué permiso pide; sin él la respuesta es 403 y nombra el que falta. Cuenta, pagos y las propias claves son solo para tu sesión.',
      'Solo te la mostramos al crearla. Renuévala en tu perfil para recibir otra con los mismos permisos: la anterior funciona 24 horas más, para que la cambies sin cortes. Si se te escapa, revócala y deja de servir en el acto. Una clave con vencimiento responde 401 desde ese momento.',
      'Leer un menú publicado y obtener su código QR no necesita clave.',
    ],
  },
  paging: {
    id: 'paginas',
    title: 'Páginas',
    text: [
      'La lista de menús va por páginas: page empieza en 1 y limit es 20 si no lo envías, 100 como mucho. La cabecera X-Total-Count dice cuántos hay en total y Link trae las direcciones de las demás páginas.',
    ],
  },
  limits: {
    id: 'limites',
    title: 'Límites',
    text: [
      'Cuántas llamadas puedes hacer por hora depende de tu plan. La cabecera RateLimit dice cuántas te quedan (r) y en cuántos segundos se renuevan (t). Al pasarte, la respuesta es 429 y Retry-After dice cuántos segundos esperar.',
    ],
  },
  errors: {
    id: 'errores',
    title: 'Errores',
    text: [
      'Toda llamada rechazada responde con application/problem+json (RFC 9457). error es la frase para mostrar a una persona, fields dice qué campo está mal y por qué, y requestId nos ayuda a encontrar lo que pasó.',
    ],
  },
  idempotency: {
    id: 'repetir-sin-riesgo',
    title: 'Repetir sin riesgo',
    text: [
      'Si se corta la conexión mientras escribes, no sabes si el cambio llegó. Pon en la cabecera Idempotency-Key un valor tuyo, distinto en cada cambio: durante 24 horas, repetir la misma llamada con el mismo valor da la misma respuesta y un solo efecto, y la repetición lleva Idempotency-Replayed: true.',
      'El mismo valor con otro contenido es 422. Si la primera llamada aún está en marcha, es 409 con Retry-After.',
    ],
  },
  versions: {
    id: 'versiones',
    title: 'No pisar cambios ajenos',
    text: [
      'Los menús y los ítems llevan su versión en la cabecera ETag al leerlos o cambiarlos, y en el campo version. Devuélvela en If-Match al cambiarlos: si alguien los cambió entretanto, nada se guarda y la respuesta es 412. Sin If-Match, el último que escribe gana.',
    ],
  },
  webhooks: {
    id: 'webhooks',
    title: 'Recibir avisos',
    text: [
      'Te avisamos en tu dirección cuando algo pasa con un menú: menu.published, menu.unpublished, menu.updated y menu.deleted. Varios cambios seguidos de un mismo menú pueden llegar en un solo aviso. Al crear un webhook recibes su secreto, whsec_…, esta única vez.',
      'Cada aviso es un POST firmado según Standard Webhooks, con las cabeceras webhook-id, webhook-timestamp y webhook-signature. Comprueba la firma antes de creerle, y rechaza los que tengan más de cinco minutos.',
      'Responde con un 2xx antes de 10 segundos. Si no, lo repetimos con pausas cada vez más largas durante más de una hora. webhook-id es el mismo en cada intento y webhook-timestamp es la hora de cada uno: guarda los webhook-id que ya atendiste, y a uno repetido responde 2xx sin hacer nada más. Tu dirección tiene que ser pública; no seguimos redirecciones.',
    ],
  },
  openApi: {
    id: 'openapi',
    title: 'Especificación completa',
    text: [
      'Esta página sale de la descripción OpenAPI 3.1, que sirve para generar un cliente en tu lenguaje.',
    ],
  },
} as const;

/** What is to be known before the calls of a kind, by its title. */
export const GROUP_TEXTS: Readonly<Record<string, readonly string[]>> = {
  Imágenes: [
    'Una foto va en tres llamadas: pide adónde subirla, envía el archivo a la dirección que recibes en uploadURL y confirma de qué es. La respuesta trae objectPath: ponlo en imageUrl del ítem o en logoUrl del menú.',
    'Cada dirección sirve para una foto y durante diez minutos; su última parte es TICKET_ID. Valen JPEG, PNG, WebP, GIF y AVIF de hasta 10 MB.',
  ],
};

/** What the examples need, to paste in a terminal. */
export const variables = (base: string) => `export CARTAVIVA_URL=${base}
export CARTAVIVA_KEY=cv_live_…
export MENU_ID=…   # el id de uno de tus menús`;

/** The headers of a page of a list. */
export const PAGE_HEADERS = `X-Total-Count: 43
Link: </api/menus?page=1&limit=20>; rel="prev", </api/menus?page=3&limit=20>; rel="next"`;

export const LIMIT_HEADERS = `RateLimit-Policy: "hour";q=5000;w=3600
RateLimit: "hour";r=4987;t=2310`;
