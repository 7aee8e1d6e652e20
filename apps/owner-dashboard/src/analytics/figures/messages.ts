export const MESSAGES = {
  asTable: 'Ver como tabla',
  asChart: 'Ver el gráfico',
  copy: 'Copiar tabla',
  copied: 'Tabla copiada',
  notCopied: 'No se pudo copiar la tabla.',
  more: (count: number) => `y ${count} más en la tabla`,
} as const;
