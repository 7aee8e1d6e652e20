import type { FieldTexts } from './field-text';

const UPLOADED = 'https://cartaviva.do/api/uploads/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4';

export const IMAGE_TEXTS: FieldTexts = {
  purpose: ['Para qué será la imagen: un ítem, el logo o la foto de perfil.'],
  size: ['Tamaño de lo que se va a subir, en bytes; 10 MiB como máximo.', 482_133],
  'IssueTicket.type': ['Tipo de la imagen que se va a subir.'],
  uploadURL: [
    'Adónde enviar la imagen con `PUT`. Vale una sola vez y por poco tiempo.',
    UPLOADED,
    { format: 'uri' },
  ],
  imageURL: ['La `uploadURL` a la que se subió la imagen.', UPLOADED],
  logoURL: ['La `uploadURL` a la que se subió la imagen.', UPLOADED],
  profileImageURL: ['La `uploadURL` a la que se subió la imagen.', UPLOADED],
  objectPath: [
    'Ruta definitiva de la imagen, para `imageUrl` o `logoUrl`.',
    '/objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4',
  ],
  usedBytes: [
    'Espacio que ocupan tus imágenes, en bytes, con lo prometido a las que se están subiendo.',
    48_213_377,
  ],
  limitBytes: ['Espacio que incluye tu plan, en bytes.', 5_368_709_120],
};
