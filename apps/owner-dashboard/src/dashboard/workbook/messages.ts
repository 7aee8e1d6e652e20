import type { ImportedSheet } from '@cartaviva/contracts';

const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;

export const MESSAGES = {
  open: 'Excel',
  title: 'Todos tus menús en Excel',
  text: 'Un libro con una hoja por menú. Cambia precios y platos en tu computadora y súbelo aquí: verás qué cambia antes de guardar.',
  download: 'Descargar Excel',
  notDownloaded: 'No se pudo descargar el libro.',
  choose: 'Subir Excel',
  rules: [
    'No borres la columna «ID de CartaViva»: por ella sabemos qué plato es cada línea.',
    'Una línea nueva es un plato nuevo; una hoja nueva es un menú nuevo, en borrador.',
    'Lo que borres del libro no se elimina de tus menús.',
  ],
  wrongType: 'Elige un libro de Excel (.xlsx).',
  tooLarge: 'Este libro pesa más de 1 MB.',
  unreadable: 'No pudimos leer este libro.',
  review: 'Esto cambiará',
  nothing: 'Tus menús ya están como en este libro.',
  nothingToSave: 'Ninguna línea de este libro se puede guardar así.',
  back: 'Volver',
  save: 'Guardar cambios',
  failed: 'No se pudieron guardar los cambios.',
  saved: 'Tus menús están como en el libro.',
  undo: 'Si algo no era, cada menú vuelve atrás desde su Historial.',
  close: 'Listo',
  newMenu: 'Menú nuevo',
  sheet: ({ created, updated, newCategories }: ImportedSheet): string => {
    const parts = [
      updated > 0 && count(updated, 'plato cambia', 'platos cambian'),
      created > 0 && count(created, 'plato nuevo', 'platos nuevos'),
      newCategories > 0 && count(newCategories, 'categoría nueva', 'categorías nuevas'),
    ].filter(Boolean);
    return parts.join(' · ') || 'Sin cambios';
  },
  faults: (of: number) => `${count(of, 'línea se queda fuera', 'líneas se quedan fuera')}:`,
  line: (line: number) => `Línea ${line}`,
} as const;
