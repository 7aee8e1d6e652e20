import { byteSize } from '@cartaviva/domain';

/** Texts of the image dialogs (specification §5 and §8). */
export const MESSAGES = {
  choose: 'Elige una imagen o suéltala aquí',
  take: 'Tomar foto',
  chooseFromGallery: 'Elegir de la galería',
  chooseHint: 'JPG, PNG, WebP, GIF o AVIF, hasta 10 MB',
  another: 'Elegir otra',
  send: 'Subir imagen',
  sending: (percent: number) => `Subiendo… ${percent} %`,
  preparing: 'Preparando la imagen…',
  pending: 'Pendiente: sigue en cuanto haya respuesta',
  sent: 'Imagen subida exitosamente',
  oneOnly: 'Elige una sola imagen',
  notSent: 'Error al subir el archivo',
  notClaimed: 'Error al configurar la imagen',
  chosen: 'Imagen elegida',
  framing: 'Arrástrala hasta que quede como quieres.',
  frame: 'Encuadre de la imagen: se mueve con las flechas',
  storageLeft: (left: number, limit: number) =>
    `Te quedan ${byteSize(left)} de los ${byteSize(limit)} de tu plan para imágenes.`,
  unreadable: 'No pudimos leer esta imagen. Prueba con otra.',
} as const;
