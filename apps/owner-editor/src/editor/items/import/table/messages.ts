import type { DraftColumnRole } from '@cartaviva/domain';

const ROLES: Readonly<Record<DraftColumnRole, string>> = {
  name: 'Nombre',
  price: 'Precio',
  size: 'Precio de un tamaño',
  description: 'Descripción',
  category: 'Categoría',
  available: 'Disponible',
  soldOut: 'Agotado',
  tags: 'Etiquetas',
  allergens: 'Alérgenos',
  sizes: 'Tamaños con precio',
  variant: 'Nombre del tamaño',
  extras: 'Extras',
  externalId: 'Código',
  unit: 'Unidad de venta',
  byWeight: 'Por peso',
};

export const TABLE_MESSAGES = {
  title: '¿Qué tiene cada columna?',
  text: 'Elige qué es cada una. La próxima tabla con estos títulos la leemos igual.',
  losesEdits: 'Al leer la tabla otra vez se pierde lo que ya corregiste.',
  sheets: 'Hojas que quieres leer',
  sheet: (name: string, at: number) => name || `Hoja ${at + 1}`,
  ofSheets: (names: readonly string[]) =>
    `${names.length === 1 ? 'Hoja' : 'Hojas'} ${names.map((name) => `«${name}»`).join(', ')}`,
  column: (at: number) => `Columna ${at + 1}`,
  roles: ROLES,
  notRead: 'No la leas',
  isNotRead: 'No se lee',
  noSheet: 'Marca al menos una hoja.',
  noName: 'Elige qué columna tiene el nombre de los platos.',
  noPrice:
    'Elige qué columna es el precio. Si no hay ninguna, lo escribes después plato por plato.',
  twice: (role: DraftColumnRole) =>
    role === 'price'
      ? 'Deja un solo «Precio». Si son tamaños, elige «Precio de un tamaño» en cada uno.'
      : `Deja una sola columna como «${ROLES[role]}».`,
  read: 'Leer la tabla',
  back: 'Volver',
  empty: 'Con estas columnas no encontramos ningún plato. Cambia alguna y prueba otra vez.',
  source: 'Tu tabla',
  firstRows: 'Ver las primeras filas de tu tabla',
  change: 'Cambiar columnas',
  changeSheets: 'Cambiar hojas y columnas',
} as const;
