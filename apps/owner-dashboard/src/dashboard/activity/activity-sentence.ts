import type { ActivityKind, ActivityView } from '@cartaviva/contracts';

type Sentence = (subject: string, count: number) => string;

const items = (count: number) => (count === 1 ? '1 ítem' : `${count} ítems`);
const prices = (count: number) => (count === 1 ? '1 precio' : `${count} precios`);

/** Describes the events without naming the user who caused them. */
const SENTENCES: Record<ActivityKind, Sentence> = {
  'menu-created': () => 'Menú creado',
  'menu-duplicated': () => 'Creado como copia',
  'menu-imported': (_, count) => `Importación de ${items(count)}`,
  'menu-updated': () => 'Información actualizada',
  'menu-published': () => 'Publicado',
  'menu-unpublished': () => 'Pasó a borrador',
  'menu-deleted': () => 'Menú eliminado',
  'menu-restored': () => 'Menú recuperado',
  'menu-version-restored': (_, count) => `Volvió a la versión ${count}`,
  'menu-arranged': () => 'Cambió el orden de la carta',
  'menu-translated': (subject) => `Traducciones al ${subject}`,
  'prices-changed': (_, count) => `Cambio de ${prices(count)}`,
  'scheduled-change-failed': () => 'Un cambio programado no se pudo hacer',
  'items-upserted': (_, count) => `Guardado de ${items(count)} a la vez`,
  'category-created': (subject) => `Nueva categoría: ${subject}`,
  'category-renamed': (subject) => `Categoría renombrada: ${subject}`,
  'category-deleted': (subject) => `Categoría eliminada: ${subject}`,
  'item-created': (subject) => `Nuevo ítem: ${subject}`,
  'item-updated': (subject) => `Ítem actualizado: ${subject}`,
  'item-sold-out': (subject) => `Agotado: ${subject}`,
  'item-available': (subject) => `Disponible otra vez: ${subject}`,
  'item-deleted': (subject) => `Ítem eliminado: ${subject}`,
  'item-restored': (subject) => `Ítem recuperado: ${subject}`,
};

export function activitySentence({ kind, subject, count }: ActivityView): string {
  return SENTENCES[kind](subject ?? '', count ?? 0);
}
