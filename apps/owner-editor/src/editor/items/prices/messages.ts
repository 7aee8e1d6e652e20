const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;

export const PRICE_MESSAGES = {
  title: 'Cambiar precios',
  scope: 'Qué cambia',
  whole: 'Todo el menú',
  chosen: 'Ítems que elijas',
  direction: 'Subir o bajar',
  up: 'Subir',
  down: 'Bajar',
  by: 'Calcular por',
  percent: '%',
  amount: { percent: 'Por ciento', amount: 'Monto' },
  rounding: 'Redondear',
  exact: 'Sin redondear',
  roundTo: (price: string) => `A ${price}`,
  withExtras: 'Cambiar también los extras',
  preview: 'Cómo quedan',
  tickAll: 'Marcar todos',
  untickAll: 'Desmarcar todos',
  was: 'antes',
  becomes: 'ahora',
  cancel: 'Cancelar',
  apply: (items: number) =>
    items === 0 ? 'Cambiar precios' : `Cambiar ${count(items, 'ítem', 'ítems')}`,
  done: (items: number) =>
    items === 1 ? 'Cambiaste los precios de 1 ítem.' : `Cambiaste los precios de ${items} ítems.`,
  changedMeanwhile: 'Algún precio cambió en otra ventana. Revisa cómo quedan y cámbialos de nuevo.',
  failed: 'No se pudieron cambiar los precios.',
  tooMany: (lines: number, items: number) =>
    `Pegaste ${lines} precios y desde aquí hay ${items === 1 ? '1 ítem' : `${items} ítems`}. No cambió ninguno.`,
  noPrice: (line: number, text: string) =>
    `La línea ${line} no es un precio: «${text}». No cambió ninguno.`,
} as const;
