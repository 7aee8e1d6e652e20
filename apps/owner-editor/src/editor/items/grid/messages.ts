const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;
const items = (of: number) => count(of, 'ítem', 'ítems');

const COLUMN_NAMES = {
  name: 'Nombre',
  description: 'Descripción',
  category: 'Categoría',
  price: 'Precio',
  available: 'Disponible',
};
type ColumnId = keyof typeof COLUMN_NAMES;

export const GRID_MESSAGES = {
  view: 'Cómo ver los ítems',
  views: { list: 'Lista', grid: 'Cuadrícula' },
  label: 'Ítems del menú',
  columns: COLUMN_NAMES,
  cell: (column: ColumnId, item: string) => `${COLUMN_NAMES[column]} de ${item}`,
  yes: 'Sí',
  no: 'No',
  hint: 'Enter edita. Copia y pega como en tu hoja de cálculo, también desde ella. Supr vacía descripciones.',
  undo: 'Deshacer el último cambio',
  ofSizes: 'Su precio lo dicen sus tamaños. Enter abre el ítem para cambiarlos.',
  fault: (row: number, column: ColumnId, reason: string) =>
    `Fila ${row}, ${COLUMN_NAMES[column]}: ${reason}.`,
  moreFaults: (of: number) => `Y ${of} más.`,
  nothingChanged: 'No cambió nada.',
  nameMissing: 'falta el nombre',
  priceMissing: 'falta el precio; un ítem nuevo lleva nombre y precio',
  noPrice: (text: string) => `«${text}» no es un precio, como 350 o 1250.50`,
  noCategory: (text: string) => `no hay una categoría «${text}»`,
  notAvailable: (text: string) => `«${text}» no es Sí ni No`,
  tooWide: (pasted: number, columns: number) =>
    `Pegaste ${pasted} columnas y desde aquí hay ${columns}.`,
  tooLong: (pasted: number, rows: number) =>
    `Pegaste ${count(pasted, 'fila', 'filas')} y desde aquí hay ${items(rows)}. Para agregar ítems, pega desde la columna Nombre.`,
  noRoom: (limit: number, left: number, created: number) =>
    `Un menú puede tener ${limit} ítems: en este ${left === 1 ? 'cabe' : 'caben'} ${left} más y pegaste ${count(created, 'nuevo', 'nuevos')}.`,
  saved: (changed: number, created: number) =>
    [
      ...(changed > 0 ? [`Cambiaste ${items(changed)}.`] : []),
      ...(created > 0 ? [`Agregaste ${items(created)}.`] : []),
    ].join(' '),
  unsaved: (names: readonly string[]) =>
    `No se guardó: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` y ${names.length - 3} más` : ''}.`,
} as const;
