export const closingMessages = {
  title: (day: string) => `Tu cuenta se borrará el ${day}`,
  description: 'Tus menús ya no se ven. Hasta ese día puedes descargar tus datos o quedarte.',
  cancel: 'Cancelar borrado',
  download: 'Descargar mis datos',
  cancelled: {
    title: 'Borrado cancelado',
    description: 'Tus menús vuelven a verse como antes. Las claves de API se crean de nuevo.',
  },
  cancelFailed: 'No se pudo cancelar el borrado.',
} as const;
