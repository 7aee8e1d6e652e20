import { searchable } from '@cartaviva/domain';

export const COLUMNS = [
  'name',
  'price',
  'description',
  'category',
  'tags',
  'allergens',
  'available',
  'id',
] as const;
export type Column = (typeof COLUMNS)[number];

/** What owners call each column; the first name is the one that we write. */
export const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  name: ['nombre', 'plato', 'producto', 'item', 'articulo', 'bebida', 'name'],
  price: ['precio', 'precio rd$', 'precio (rd$)', 'valor', 'costo', 'price'],
  description: ['descripcion', 'detalle', 'detalles', 'ingredientes', 'description'],
  category: ['categoria', 'seccion', 'grupo', 'tipo', 'category'],
  tags: ['etiquetas', 'dieta', 'tags'],
  allergens: ['alergenos', 'contiene', 'allergens'],
  available: ['disponible', 'available'],
  id: ['id de cartaviva'],
};

/** A table without headings, as people paste it. */
const USUAL: readonly Column[] = ['name', 'price', 'description', 'category'];

/** Where each column stands, and whether the first line only names them. */
export interface Layout {
  readonly hasHeading: boolean;
  readonly at: Readonly<Partial<Record<Column, number>>>;
}

/** Longest cell that may be a heading, in UTF-16 units: a longer one is not even compared. */
const MAX_HEADING = 60;

/** Reads the headings of a table; a line that names neither the name nor the price is no heading. */
export function layoutOf(firstLine: readonly string[]): Layout {
  const named = firstLine.map((cell) => {
    if (cell.length > MAX_HEADING) return undefined;
    const heading = searchable(cell);
    return COLUMNS.find((column) => HEADINGS[column].includes(heading));
  });
  const hasHeading = named.includes('name') && named.includes('price');
  const columns = hasHeading ? named : USUAL;
  const at = Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, index]] : [])),
  );
  return { hasHeading, at };
}
