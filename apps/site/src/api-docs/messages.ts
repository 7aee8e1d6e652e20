import { apiCallsOf, PLANS } from '@cartaviva/domain';

const number = new Intl.NumberFormat('es-DO');

export const HOURLY_LIMITS = PLANS.map((plan) => ({ term: plan.name, text: apiCallsOf(plan) }));

export const MESSAGES = {
  title: 'Documentación de la API',
  description: 'Lee y cambia tus menús desde tus propios programas. Todo va en JSON.',
  groupTitle: (tag: string) => `API: ${tag}`,
  groupDescription: (tag: string) => `Las llamadas de la API de CartaViva sobre ${tag}.`,
  toGuide: 'Guía de la API',
  reference: 'Referencia',
  otherGroups: 'Otras llamadas',
  contents: 'Contenido',
  inEnglish: 'Read this guide in English',
  search: 'Buscar en la documentación',
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  nothingFound: (text: string) => `Nada sobre «${text}».`,
  needsKey: (scopes: readonly string[]) =>
    scopes.length > 0 ? `Requiere clave con ${scopes.join(' y ')}` : 'Requiere clave o sesión',
  isPublic: 'Pública',
  parameters: 'Parámetros',
  body: 'Cuerpo',
  answer: (status: string) => `Respuesta ${status}`,
  answerExample: 'Ejemplo de respuesta',
  answerHeaders: 'Cabeceras de la respuesta',
  required: 'obligatorio',
  example: 'Ejemplo:',
  language: (call: string) => `Lenguaje del ejemplo ${call}`,
  copy: 'Copiar',
  copied: 'Copiado',
  openApi: 'Abrir openapi.json',
  explorer: 'Abrir la referencia interactiva',
  collection: 'Colección de Postman',
  feed: 'Seguir los cambios (Atom)',

  try: 'Probar',
  tryCall: (summary: string) => `Probar: ${summary}`,
  key: 'Tu clave',
  keyHint: 'Vive solo en la memoria de esta pestaña: no se guarda, y se borra al salir o recargar.',
  file: 'Archivo',
  bodyVariables: 'Cambia lo que empieza con $ por tus propios identificadores.',
  changesData: 'Esta llamada cambia tus datos de verdad, igual que si lo hicieras en la pantalla.',
  send: (method: string) => `Enviar ${method}`,
  sending: 'Enviando…',
  notSent: 'No se pudo enviar. Revisa tu conexión y prueba otra vez.',
  elapsed: (ms: number) => `${number.format(ms)} ms`,
  noBody: 'Sin cuerpo.',
  image: 'La imagen de la respuesta',
  downloadFile: (type: string) => `Descargar la respuesta (${type || 'archivo'})`,
} as const;

/** Introductions to groups of calls, by the group's title. */
export const GROUP_TEXTS: Readonly<Record<string, readonly string[]>> = {
  Imágenes: [
    'Una foto va en tres llamadas: pide adónde subirla, envía el archivo a la dirección que recibes en uploadURL y confirma de qué es. La respuesta trae objectPath: ponlo en imageUrl del ítem o en logoUrl del menú.',
    'Cada dirección sirve para una foto y durante diez minutos; su última parte es TICKET_ID. Valen JPEG, PNG, WebP, GIF y AVIF de hasta 10 MB.',
  ],
};

export const variables = (base: string) => `export CARTAVIVA_URL=${base}
export CARTAVIVA_KEY=cv_live_…
export MENU_ID=…   # el id de uno de tus menús`;

/** Example headers of a paginated list. */
export const PAGE_HEADERS = `X-Total-Count: 43
Link: </api/menus?page=1&limit=20>; rel="prev", </api/menus?page=3&limit=20>; rel="next"`;

export const LIMIT_HEADERS = `RateLimit-Policy: "hour";q=5000;w=3600
RateLimit: "hour";r=4987;t=2310`;
