const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;
const items = (of: number) => count(of, 'plato', 'platos');
const landed = (of: number) => `Se ${of === 1 ? 'importó' : 'importaron'} ${items(of)}`;

export const MESSAGES = {
  title: '¿Cómo quieres empezar?',
  description: 'Todo se puede cambiar después.',
  blank: { name: 'En blanco', text: 'Tú escribes cada plato' },
  file: { name: 'Desde un archivo', text: 'CSV o Excel, un plato por línea' },
  copy: { name: 'Copia de otro menú', text: 'Con sus platos y precios' },
  copyOf: (name: string) => `Copiar «${name}»`,
  back: 'Atrás',
  templates: 'Plantillas',
  items,
  retry: 'Reintentar',
  templatesUnread: 'No pudimos leer las plantillas.',
  imported: (imported: number, faults: number) =>
    faults === 0
      ? `${landed(imported)}.`
      : `${landed(imported)}; ${count(faults, 'línea no se pudo', 'líneas no se pudieron')} leer.`,
  notImported: 'No pudimos leer el archivo.',
} as const;
