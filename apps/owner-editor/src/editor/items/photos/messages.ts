const photos = (of: number) => `${of} ${of === 1 ? 'foto' : 'fotos'}`;

export const PHOTOS_MESSAGES = {
  title: 'Subir fotos',
  text: 'Elige varias a la vez. Si el archivo se llama como el plato, lo reconocemos.',
  choose: 'Elige tus fotos o suéltalas aquí',
  chooseFromGallery: 'Elegir de la galería',
  hint: 'Hasta 50 fotos',
  tooMany: (most: number) => `Elige hasta ${photos(most)} a la vez.`,
  of: (fileName: string) => `Plato de la foto ${fileName}`,
  unused: 'No usar',
  replaces: 'Cambia la foto que tiene',
  send: (of: number) => (of === 0 ? 'Subir fotos' : `Subir ${photos(of)}`),
  sending: 'Subiendo…',
  sent: 'Lista',
  done: (of: number) => `${of === 1 ? 'Se subió' : 'Se subieron'} ${photos(of)}.`,
  close: 'Cerrar',
} as const;
