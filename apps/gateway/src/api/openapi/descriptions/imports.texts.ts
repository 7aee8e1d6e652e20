import type { FieldTexts } from './field-text';

export const IMPORT_TEXTS: FieldTexts = {
  imported: ['Cuántos ítems entraron.', 38],
  newCategories: ['Cuántas categorías se crearon.', 4],
  faults: ['Las líneas que no entraron, y por qué.'],
  firstItems: ['Los diez primeros ítems que entran, como quedan.'],
  'ImportReport.itemIds': ['Los ítems nuevos (uuid), en su orden; vacío con `preview`.'],
  'ImportReport.categoryIds': ['Las categorías nuevas (uuid), en su orden; vacío con `preview`.'],
  ignoredColumns: ['Los títulos de las columnas que no se leen.', ['Costo']],
  otherSheets: ['Las hojas del libro que no se leen.'],
  'OtherSheet.name': ['Nombre de la hoja.', 'Insumos'],
  'OtherSheet.rows': ['Cuántas filas tiene.', 12],
  'ReadItem.category': ['Nombre de su categoría; `null` si no tiene.', 'Sopas'],
  'WorkbookReport.sheets': ['Qué hizo, o haría, cada hoja en su menú, en el orden del libro.'],
  'ImportedSheet.isNew': ['Si la hoja no era de ningún menú, y crea uno.', false],
  line: ['Número de línea de la tabla; el encabezado es la 1.', 12],
  reason: ['Por qué no entró, en una frase.', 'El precio no es un número'],
};
