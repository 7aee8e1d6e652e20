interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const DESK = { width: 960, height: 600 };
const PHONE = { width: 390, height: 760 };

/** The product as it looks, taken by `node apps/site/pictures/help.mjs`. */
export const PICTURES = {
  empezar: {
    src: new URL('./pictures/empezar.webp', import.meta.url).pathname,
    alt: 'Las maneras de empezar un menú: en blanco, desde un archivo, una copia o una plantilla',
    ...DESK,
  },
  info: {
    src: new URL('./pictures/info.webp', import.meta.url).pathname,
    alt: 'La pestaña Info del editor, con la vista del teléfono al lado',
    ...DESK,
  },
  items: {
    src: new URL('./pictures/items.webp', import.meta.url).pathname,
    alt: 'La pestaña Ítems, con los platos de cada categoría',
    ...DESK,
  },
  precios: {
    src: new URL('./pictures/precios.webp', import.meta.url).pathname,
    alt: 'Cambiar precios: qué sube o baja, cuánto, y cómo queda cada plato',
    ...DESK,
  },
  importar: {
    src: new URL('./pictures/importar.webp', import.meta.url).pathname,
    alt: 'Importar ítems desde un archivo o pegando texto',
    ...DESK,
  },
  idiomas: {
    src: new URL('./pictures/idiomas.webp', import.meta.url).pathname,
    alt: 'La pestaña Idiomas, con cada texto junto a su traducción',
    ...DESK,
  },
  qr: {
    src: new URL('./pictures/qr.webp', import.meta.url).pathname,
    alt: 'La pestaña QR, con el código y sus descargas',
    ...DESK,
  },
  imprimir: {
    src: new URL('./pictures/imprimir.webp', import.meta.url).pathname,
    alt: 'Lo que se puede imprimir: habladores de mesa, etiquetas, afiche y carta completa',
    ...DESK,
  },
  panel: {
    src: new URL('./pictures/panel.webp', import.meta.url).pathname,
    alt: 'El Panel de Control, con el resumen y las visitas de los últimos 7 días',
    ...DESK,
  },
  claves: {
    src: new URL('./pictures/claves.webp', import.meta.url).pathname,
    alt: 'Las claves de API en Mi Perfil',
    ...DESK,
  },
  menu: {
    src: new URL('./pictures/menu.webp', import.meta.url).pathname,
    alt: 'Un menú publicado, como lo ve el cliente en su teléfono',
    ...PHONE,
  },
} as const satisfies Readonly<Record<string, Picture>>;

export type PictureName = keyof typeof PICTURES;
