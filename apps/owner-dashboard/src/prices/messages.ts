import { countryOf, localClock, zoneFormat, type Place } from '@cartaviva/domain';

const PERCENT = new Intl.NumberFormat('es-DO', { maximumFractionDigits: 2, signDisplay: 'always' });

const inDays = zoneFormat({ day: 'numeric', month: 'long' });
const inHours = zoneFormat({ hour: 'numeric', minute: '2-digit' });
const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
};
const inThisYear = zoneFormat(MOMENT);
const inOtherYear = zoneFormat({ ...MOMENT, year: 'numeric' });

const yearOf = (at: Date, timeZone: string) => localClock(at, timeZone).date.slice(0, 4);

/** Includes the year only when it is not the current one. */
const when = (at: string, timeZone: string, now: Date = new Date()): string => {
  const moment = new Date(at);
  const isThisYear = yearOf(moment, timeZone) === yearOf(now, timeZone);
  return (isThisYear ? inThisYear : inOtherYear)(moment, timeZone);
};

/** Names a place: 'México (Tijuana)'. The city appears only for countries with several time zones. */
function placeName({ country, timeZone }: Place): string {
  const { name, timeZones } = countryOf(country);
  const city = timeZone.split('/').at(-1)!.replaceAll('_', ' ');
  return `${name}${timeZones.length > 1 ? ` (${city})` : ''}`;
}

const items = (count: number) => (count === 1 ? '1 plato' : `${count} platos`);
const menus = (count: number) => (count === 1 ? '1 menú' : `${count} menús`);

export const MESSAGES = {
  title: 'Cambiar precios',
  description:
    'En todos tus menús a la vez. Primero ves cómo quedan; si cambias de idea, lo deshaces.',
  back: 'Panel de Control',
  open: 'Cambiar precios',
  which: 'En qué menús',
  all: 'Todos',
  draft: 'Borrador',
  how: 'Cómo cambian',
  byPercent: 'Por porcentaje',
  byList: 'Con una lista',
  direction: 'Suben o bajan',
  up: 'Subir',
  down: 'Bajar',
  percent: 'Por ciento',
  percentFault: 'Escribe un porcentaje, como 8 o 12.5',
  rounding: 'Redondear',
  roundings: {
    exact: 'Exacto',
    to5: 'A múltiplos de 5',
    to10: 'A múltiplos de 10',
    ending95: 'Que terminen en .95',
    ending99: 'Que terminen en .99',
  },
  file: 'Elegir una hoja (CSV o Excel)',
  tooLarge: 'La hoja puede pesar 1 MB como máximo.',
  paste: 'O pega aquí tus precios',
  pasteHint:
    'Un plato por línea, con su precio: Sancocho, 450. Si tiene tamaños, ponle títulos a las columnas: plato, tamaño, precio.',
  read: (count: number) => `${count === 1 ? '1 precio leído' : `${count} precios leídos`}`,
  noMenus: 'Elige al menos un menú.',
  tooManyMenus: 'De una vez pueden cambiar 100 menús. Elige menos.',
  preview: 'Ver cómo quedan',
  failed: 'No se pudo. Inténtalo otra vez.',
  result: 'Cómo quedan',
  summary: (count: number, menuCount: number) => `Cambian ${items(count)} en ${menus(menuCount)}.`,
  nothing: 'Con esto no cambia ningún precio.',
  unchanged: (count: number) => `${items(count)} sin cambio`,
  changedIn: (count: number) => (count === 1 ? '1 cambia' : `${count} cambian`),
  more: (count: number) => `Ver los otros ${count}`,
  was: 'Antes',
  becomes: 'Ahora',
  large: (count: number) =>
    `${count === 1 ? '1 plato cambia' : `${count} platos cambian`} más de la mitad de su precio. Revísalos antes de seguir.`,
  faults: (count: number) =>
    count === 1 ? '1 línea no cambia nada:' : `${count} líneas no cambian nada:`,
  fault: (line: number, reason: string) => `Línea ${line}: ${reason}.`,
  moreFaults: (count: number) => `y ${count} más.`,
  changedMeanwhile: (what: string) => `${what}. Mira otra vez cómo quedan.`,
  apply: 'Aplicar ahora',
  later: 'Programar para…',
  laterMeans:
    'A esa hora cambian estos precios. Los que cambies tú antes se quedan como los dejes.',
  schedule: 'Programar',
  moment: { date: 'Fecha', time: 'Hora' },
  from: { date: 'Desde el día', time: 'Desde la hora' },
  until: { date: 'Hasta el día', time: 'Hasta la hora' },
  untilFault: 'Elige un momento después del primero',
  zone: (place: Place) => `Hora de ${placeName(place)}`,
  zones: (places: readonly Place[]) =>
    `Cada menú cambia cuando sea esa hora en su restaurante: ${places.map(placeName).join(', ')}.`,
  past: 'Elige un momento que no haya pasado',
  when,
  /** `when` ends with a full stop of its own (`a. m.`). */
  scheduledFor: (at: string, timeZone: string) => `Programado para el ${when(at, timeZone)}`,
  scheduled: 'Programados',
  menuLater: 'Publicar un menú en una fecha',
  menuLaterMeans: 'El menú de Navidad, en línea del 1 al 31 de diciembre.',
  menu: 'Menú',
  what: 'Qué pasa',
  kinds: {
    season: 'En línea desde… hasta…',
    publish: 'Se publica',
    unpublish: 'Deja de estar en línea',
  },
  kindOf: (kind: 'publish' | 'unpublish', names: string) =>
    `${kind === 'publish' ? 'Se publica' : 'Deja de estar en línea'}: ${names}`,
  season: (names: string) => `En línea: ${names}`,
  seasonTimes: (from: string, until: string, timeZone: string) =>
    `Desde las ${inHours(new Date(from), timeZone)} hasta las ${inHours(new Date(until), timeZone)}`,
  seasonFor: (season: string) => `Programado: ${season}.`,
  cancel: 'Cancelar',
  cancelled: 'Cambio programado cancelado.',
  cancelPair: {
    title: '¿Qué quieres cancelar?',
    text: (season: string) => `Este menú está programado: ${season}.`,
    both: 'Las dos fechas',
    begin: (at: string, timeZone: string) =>
      `Solo que se publique el ${inDays(new Date(at), timeZone)}`,
    end: (at: string, timeZone: string) =>
      `Solo que deje de estar en línea el ${inDays(new Date(at), timeZone)}`,
    keep: 'No cancelar nada',
  },
  statuses: { done: 'Hecho', failed: 'No se pudo', cancelled: 'Cancelado' },
  reasons: {
    'menus-gone': 'Sus menús ya no están.',
    'prices-changed': 'Todos esos precios cambiaron antes.',
    'menu-limit': 'Tu plan no permite publicar otro menú.',
    'account-closing': 'Se canceló porque pediste cerrar tu cuenta.',
    'person-gone':
      'Se canceló porque quien lo programó ya no tiene ese acceso. Prográmalo tú si lo quieres.',
    internal: 'Falló de nuestro lado. Prográmalo otra vez.',
  },
  done: (count: number, menuCount: number) =>
    `Cambiaste los precios de ${items(count)} en ${menus(menuCount)}.`,
  undo: 'Deshacer',
  undone: (restored: number) =>
    `${items(restored)} ${restored === 1 ? 'volvió' : 'volvieron'} a su precio de antes.`,
  left: (names: string, count: number) =>
    `${count === 1 ? 'Se quedó como está' : 'Se quedaron como están'}, porque cambió después: ${names}.`,
  andMore: (count: number) => ` y ${count} más`,
  pastChanges: 'Cambios de los últimos 30 días',
  ofPercent: (percent: number) => `${PERCENT.format(percent)} %`,
  ofList: 'Con una lista',
  about: (count: number, names: string) => `${items(count)} · ${names}`,
  isUndone: 'Deshecho',
  morePast: 'Ver más',
  unread: {
    title: 'No pudimos leer tus menús',
    description: 'La conexión falló o el servicio no responde. Tus precios siguen como estaban.',
  },
  empty: {
    title: 'Aún no tienes menús',
    description: 'Cuando tengas uno, aquí podrás cambiar todos sus precios a la vez.',
  },
  toDashboard: 'Ir al panel',
} as const;
