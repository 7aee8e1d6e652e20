import { UNCATEGORIZED } from '@cartaviva/domain';

export const ARRANGING_MESSAGES = {
  handle: (name: string) => `Mover ${name}`,
  draggable: 'arrastrable',
  instructions:
    'Pulsa espacio o Enter para levantarlo. Con las flechas arriba y abajo eliges el sitio, espacio o Enter lo suelta allí y Escape lo deja donde estaba.',
  place: (group: string | undefined, place: number, of: number) =>
    group === undefined
      ? `puesto ${place} de ${of}`
      : `${group || UNCATEGORIZED}, puesto ${place} de ${of}`,
  lifted: (name: string, place: string) => `Levantaste ${name}. Está en: ${place}.`,
  over: (name: string, place: string) => `${name}: ${place}.`,
  dropped: (name: string, place: string) => `${name} quedó en: ${place}.`,
  cancelled: (name: string) => `Movimiento cancelado. ${name} sigue donde estaba.`,
  up: 'Subir',
  down: 'Bajar',
  notArranged: 'No se pudo guardar el orden.',
} as const;
