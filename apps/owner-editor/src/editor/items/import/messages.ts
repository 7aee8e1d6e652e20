const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;
const items = (of: number) => count(of, 'ítem', 'ítems');

/** What importing a table says. */
export const IMPORT_MESSAGES = {
  title: 'Importar ítems',
  text: 'Una fila por ítem. Los que ya tienes no se tocan.',
  ways: { label: 'De dónde', file: 'Archivo', paste: 'Pegar texto' },
  choose: 'Elige un archivo o suéltalo aquí',
  chooseHint: 'CSV o Excel (.xlsx), hasta 1 MB',
  paste: 'Filas copiadas de Excel o de otra lista',
  pasteExample: 'Nombre\tPrecio\tCategoría\nMangú con los tres golpes\t325\tDesayunos',
  columns: 'Columnas: Nombre y Precio; si quieres, Categoría, Descripción, Etiquetas y Disponible.',
  sample: 'Descargar un ejemplo',
  sampleName: 'ejemplo-menu.csv',
  review: 'Revisar',
  reading: 'Leyendo la tabla…',
  wrongType: 'Solo se permiten archivos CSV o Excel (.xlsx)',
  tooLarge: 'Archivo demasiado grande. máximo 1MB',
  nothing: 'Pega al menos una fila.',
  unreadable: 'No pudimos leer esta tabla.',
  failed: 'No se pudieron importar los ítems.',
  would: (imported: number) => `Se ${imported === 1 ? 'agregará' : 'agregarán'} ${items(imported)}`,
  wouldNone: 'Ninguna fila se puede importar así.',
  did: (imported: number) => `Se ${imported === 1 ? 'agregó' : 'agregaron'} ${items(imported)}`,
  newCategories: (of: number) => `y ${count(of, 'categoría nueva', 'categorías nuevas')}`,
  faults: (of: number) => `${count(of, 'fila se queda fuera', 'filas se quedan fuera')}:`,
  line: 'Línea',
  reason: 'Motivo',
  back: 'Volver',
  land: (imported: number) => `Importar ${items(imported)}`,
  close: 'Listo',
} as const;
