export const MESSAGES = {
  views: 'Visitas',
  noViews: 'Sin visitas en este período.',
  source: 'Con qué llegan',
  sources: { qr: 'Código QR', direct_link: 'Enlace' },
  tables: 'Por mesa',
  table: 'Mesa',
  /** Numbers become `Mesa 4`. Other names stay as they are. */
  tableName: (table: string) => (/^\d+$/.test(table) ? `Mesa ${table}` : table),
  noTables:
    'Imprime un código para cada mesa en la pestaña QR del editor y aquí verás cuáles se escanean.',
  pieces: 'Por pieza impresa',
  piece: 'Pieza',
  noPieces: 'Nadie ha escaneado tu código en este período.',
  pieceNames: {
    tent: 'Habladores',
    label: 'Etiquetas',
    poster: 'Afiche',
    menu: 'Carta completa',
    code: 'El código solo',
  },
  device: 'Dispositivo',
  devices: { mobile: 'Teléfono', tablet: 'Tableta', desktop: 'Computadora', unknown: 'Otro' },
  language: 'Idioma en que leen',
} as const;
