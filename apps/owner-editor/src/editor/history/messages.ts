import type { MenuVersion, RestoreReport } from '@cartaviva/contracts';
import { zoneFormat } from '@cartaviva/domain';

/** Times are in the restaurant's time zone, so that all editors see the same time. */
const when = zoneFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

type What = RestoreReport['notRestored'][number]['what'];

const NOT_RESTORED: Readonly<Record<What, (count: number) => string>> = {
  images: (count) =>
    count === 1
      ? 'Una foto no vuelve: ya no está guardada.'
      : `${count} fotos no vuelven: ya no están guardadas.`,
  languages: () => 'Los idiomas que tu plan no incluye quedan como están ahora.',
  branding: () => 'El diseño del código QR queda como está ahora: tu plan no incluye ese.',
  externalIds: (count) =>
    count === 1
      ? 'Un código externo no vuelve: ya lo usa otro ítem.'
      : `${count} códigos externos no vuelven: ya los usan otros ítems.`,
  dietaryTags: (count) =>
    count === 1
      ? 'Un plato vuelve sin las etiquetas que sus alérgenos desmienten.'
      : `${count} platos vuelven sin las etiquetas que sus alérgenos desmienten.`,
};

const KINDS: Readonly<Record<MenuVersion['kind'], string | null>> = {
  before: 'Como estaba al empezar el historial',
  created: 'Menú creado',
  edit: null,
  prices: 'Cambio de precios',
  scheduled: 'Cambio programado',
  import: 'Varios ítems a la vez',
  restore: null,
};

const AUTHORS: Readonly<Record<MenuVersion['author']['kind'], (name: string | null) => string>> = {
  owner: () => 'El dueño',
  member: (name) => name ?? 'Una persona que ya no está',
  key: (name) => (name ? `Clave «${name}»` : 'Una clave de la API'),
  system: () => 'CartaViva',
};

export const MESSAGES = {
  title: 'Historial',
  intro:
    'Cada cambio queda guardado un año, hasta 200 versiones. Lo que cambias en pocos minutos es una sola.',
  empty: {
    title: 'Todavía no hay cambios',
    text: 'Cuando cambies algo del menú, aquí verás qué, quién y cuándo.',
  },
  unread: {
    title: 'No pudimos abrir el historial',
    text: 'La conexión falló o el servicio no responde. Tu menú está a salvo.',
  },
  now: 'Versión actual',
  when: (at: string, timeZone: string) => when(new Date(at), timeZone),
  author: ({ kind, name, isYou }: MenuVersion['author']) => (isYou ? 'Tú' : AUTHORS[kind](name)),
  kind: ({ kind, restored }: MenuVersion): string | null =>
    kind === 'restore' && restored !== null ? `Volvió a la versión ${restored}` : KINDS[kind],
  number: (number: number) => `Versión ${number}`,
  undone: 'Cambios que se deshicieron al momento',
  more: (count: number) => (count === 1 ? 'y un cambio más' : `y ${count} cambios más`),
  open: 'Ver cambios',
  openOf: (number: number) => `Ver los cambios de la versión ${number}`,
  readMore: 'Ver versiones anteriores',
  against: 'Comparar',
  previous: 'Lo que cambió',
  toNow: 'Hasta ahora',
  same: 'No hay diferencias.',
  whole: 'El menú',
  categories: 'Categorías',
  change: { added: 'Nuevo', removed: 'Eliminado', changed: null },
  nothing: 'vacío',
  becomes: 'pasa a',
  restore: 'Restaurar esta versión',
  restoreItem: 'Restaurar solo este',
  restoreItemOf: (name: string) => `Restaurar solo «${name}»`,
  restoring: {
    title: (number: number) => `¿Volver a la versión ${number}?`,
    itemTitle: (name: string, number: number) => `¿Restaurar «${name}» de la versión ${number}?`,
    text: 'Esto cambiará en tu menú. Lo que está agotado y si está publicado no cambian. Podrás deshacerlo.',
    nothing: 'Tu menú ya está como en esta versión.',
    confirm: 'Restaurar',
    cancel: 'Cancelar',
    done: (number: number) => `Tu menú volvió a la versión ${number}.`,
    itemDone: (name: string, number: number) => `«${name}» volvió a la versión ${number}.`,
    failed: 'No se pudo restaurar la versión.',
    changedMeanwhile: 'El menú cambió mientras mirabas. Revisa otra vez qué cambiaría.',
  },
  notRestored: ({ what, count }: RestoreReport['notRestored'][number]) => NOT_RESTORED[what](count),
} as const;
