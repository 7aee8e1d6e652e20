/** What the QR tab says (specification §2 and §8). */
export const MESSAGES = {
  share: 'Compartir',
  size: 'Tamaño',
  pixels: (size: number) => `${size} px`,
  url: 'URL del menú',
  copy: 'Copiar',
  copyUrl: 'Copiar URL',
  copied: 'URL copiada',
  notCopied: 'No se pudo copiar la URL.',
  unpublished: 'Publica tu menú para generar el código QR',
  code: (restaurant: string) => `Código QR del menú de ${restaurant}`,
  scan: 'Escanea y mira el menú',
  download: 'Descargar PNG',
  downloaded: 'QR descargado',
  onlyHere: 'En la demo el código lleva a una dirección de ejemplo.',
} as const;
