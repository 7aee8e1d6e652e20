import { PLANS } from '@cartaviva/domain';

const number = new Intl.NumberFormat('es-DO');

/** Calls an hour, plan by plan, as one sentence. */
const hourlyLimits = PLANS.map(({ name, apiCallsPerHour }) =>
  apiCallsPerHour === null ? `${name}, sin límite` : `${name}, ${number.format(apiCallsPerHour)}`,
).join('; ');

export const MESSAGES = {
  title: 'Documentación de la API',
  description: 'Lee y cambia tus menús desde tus propios programas. Todo va en JSON.',
  needsKey: 'Requiere clave',
  isPublic: 'Pública',
  parameters: 'Parámetros',
  body: 'Cuerpo',
  answer: 'Respuesta',
  openApi: 'Abrir openapi.json',
} as const;

/** The parts of the page, with their anchors. */
export const PARTS = {
  base: {
    id: 'direccion',
    title: 'Dirección base',
    text: 'Las fechas van en ISO 8601 (UTC) y los precios como texto con dos decimales: "350.00".',
  },
  keys: {
    id: 'autenticacion',
    title: 'Autenticación',
    text: 'Crea una clave en Mi Perfil, en Integraciones, y envíala en la cabecera Authorization de cada llamada. Guárdala como una contraseña: nunca en la dirección ni en una página. Leer un menú publicado y obtener su código QR no necesita clave.',
  },
  limits: {
    id: 'limites',
    title: 'Límites',
    text: `Llamadas por hora según el plan: ${hourlyLimits}. La cabecera RateLimit dice cuántas te quedan; al pasarte, la respuesta es 429 y Retry-After dice cuánto esperar.`,
  },
  calls: { id: 'llamadas', title: 'Llamadas' },
  errors: {
    id: 'errores',
    title: 'Errores',
    text: 'Toda llamada rechazada responde con application/problem+json (RFC 9457). error es la frase para mostrar a una persona; requestId nos ayuda a encontrar lo que pasó.',
  },
  openApi: {
    id: 'openapi',
    title: 'Especificación completa',
    text: 'La descripción OpenAPI incluye todas las llamadas, con sus campos y sus reglas.',
  },
} as const;

/** A first call, to paste in a terminal. */
export const firstCall = (base: string) => `curl ${base}/api/menus \\
  -H 'Authorization: Bearer cv_live_…'`;
