/** What the QR tab says (specification §2 and §8). */
export const MESSAGES = {
  share: 'Compartir',
  size: 'Tamaño',
  pixels: (size: number) => `${size} px`,
  url: 'URL del menú',
  copyUrl: 'Copiar URL',
  unpublished: 'Publica tu menú para generar el código QR',
  code: (restaurant: string) => `Código QR del menú de ${restaurant}`,
  scan: 'Escanea y mira el menú',
  download: 'Descargar PNG',
  downloadSvg: 'SVG para imprenta',
  downloaded: 'QR descargado',
  onlyHere: 'En la demo el código lleva a una dirección de ejemplo.',

  design: 'Diseño del código',
  dots: 'Color de los puntos',
  ground: 'Color del fondo',
  otherColor: 'Otro color',
  shape: 'Forma de los puntos',
  shapes: { square: 'Cuadrados', rounded: 'Redondeados' },
  withLogo: 'Tu logo en el centro',
  noLogo: 'Sube tu logo en la pestaña Info para ponerlo en el centro.',
  saveDesign: 'Guardar diseño',
  plain: 'Volver a blanco y negro',
  designSaved: 'Diseño del código guardado.',
  designNotSaved: 'No se pudo guardar el diseño.',
  unreadable: {
    colors:
      'Con estos colores muchos teléfonos no lo leerían. Oscurece los puntos o aclara el fondo.',
    scan: 'Lo probamos y no se pudo leer. Cambia los colores o quita el logo.',
  },
  withPlan: (plan: string) =>
    `Los colores y el logo en el código vienen con el plan ${plan}. Puedes probarlos aquí.`,

  print: 'Para imprimir',
  printHint: 'Archivos PDF en tamaño carta. Se imprimen como están, al 100 %.',
  tables: 'Mesas',
  tablesHint: 'Por ejemplo: 1-12, Terraza. Vacío: un solo código, sin mesa.',
  tablesWrong: 'Escribe hasta 60 mesas, separadas por comas, como 1-12, Terraza.',
  prints: {
    tent: { name: 'Habladores', text: 'Una hoja por mesa, se dobla y se para sola' },
    label: { name: 'Etiquetas', text: 'Doce por hoja, para recortar y pegar' },
    poster: { name: 'Afiche', text: 'Para la puerta, la caja o la vitrina' },
    menu: { name: 'Carta completa', text: 'Tu menú en papel, con el código al lado' },
  },
  printLater: 'Publica tu menú para imprimir su código.',
  printInDemo: 'Los archivos para imprimir se hacen con tu cuenta.',
} as const;
