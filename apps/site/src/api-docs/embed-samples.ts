import { embedElement, embedFrame } from '@cartaviva/domain';

const SAMPLE = { menu: 'casa-mofongo', restaurantName: 'Casa Mofongo' };

export const frameSample = (origin: string) => embedFrame({ ...SAMPLE, origin });
export const elementSample = (origin: string) => embedElement({ ...SAMPLE, origin });

export const oembedSample = (base: string) =>
  `curl "${base}/api/oembed?url=${encodeURIComponent(`${base}/m/casa-mofongo`)}&maxwidth=640"`;

export const EMBED_TEXTS = {
  frame: 'Sin ningún script, con una altura fija:',
  element:
    'Con un script de menos de 1 KB, tan alto como el menú. Lo que pongas adentro se ve donde no hay scripts:',
  oembed:
    'WordPress y otros editores que conocen oEmbed lo hacen solos al pegar la dirección del menú; la pregunta que hacen es esta:',
  google:
    'En tu perfil de Google, la dirección del menú va en «Enlace al menú»: pon la que termina en /m/ y tu restaurante.',
} as const;
