const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;
const changes = (of: number) => count(of, 'traducción', 'traducciones');

export const SPREADSHEET_MESSAGES = {
  open: 'Traducir en Excel',
  title: 'Traducir en una hoja de cálculo',
  text: 'Descarga los textos, escribe las traducciones en tu hoja o mándasela a quien traduce, y súbela aquí.',
  download: 'Descargar los textos (CSV)',
  fileName: (menu: string) => `traducciones-${menu}.csv`,
  upload: 'Subir la hoja traducida',
  uploadHint: 'CSV o Excel (.xlsx), hasta 1 MB. Antes de guardar ves lo que cambia.',
  unread: 'No pudimos leer las traducciones. Inténtalo de nuevo.',
  unreadable: 'No pudimos leer esta hoja.',
  noColumns: (languages: string) =>
    `No encontramos las columnas: hace falta «Clave» o «Español», y una por idioma (${languages}).`,
  would: (of: number) => `${of === 1 ? 'Cambiará' : 'Cambiarán'} ${changes(of)}.`,
  wouldNone: 'Esta hoja no cambia ninguna traducción.',
  did: (of: number) => `${of === 1 ? 'Se guardó' : 'Se guardaron'} ${changes(of)}.`,
  changes: 'Lo que cambia',
  was: 'Antes',
  empty: 'sin traducir',
  refused: (of: number) => `${count(of, 'fila se queda fuera', 'filas se quedan fuera')}:`,
  line: (line: number) => `Línea ${line}`,
  more: (of: number) => `y ${of} más`,
  back: 'Volver',
  save: (of: number) => `Guardar ${changes(of)}`,
  failed: 'No se pudieron guardar las traducciones.',
  close: 'Listo',
} as const;
