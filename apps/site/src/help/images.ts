interface Image {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const DESK = { width: 960, height: 600 };
const PHONE = { width: 390, height: 760 };

/** The product as it looks, taken by `node apps/site/images/help.mjs`. */
export const IMAGES = {
  empezar: {
    src: new URL('./images/empezar.webp', import.meta.url).pathname,
    alt: 'Las maneras de empezar un menú: en blanco, desde un archivo, una copia o una plantilla',
    ...DESK,
  },
  info: {
    src: new URL('./images/info.webp', import.meta.url).pathname,
    alt: 'La pestaña Info del editor, con la vista del teléfono al lado',
    ...DESK,
  },
  items: {
    src: new URL('./images/items.webp', import.meta.url).pathname,
    alt: 'La pestaña Ítems, con los platos de cada categoría',
    ...DESK,
  },
  precios: {
    src: new URL('./images/precios.webp', import.meta.url).pathname,
    alt: 'Cambiar precios: qué sube o baja, cuánto, y cómo queda cada plato',
    ...DESK,
  },
  importar: {
    src: new URL('./images/importar.webp', import.meta.url).pathname,
    alt: 'Importar ítems desde un archivo o pegando texto',
    ...DESK,
  },
  idiomas: {
    src: new URL('./images/idiomas.webp', import.meta.url).pathname,
    alt: 'La pestaña Idiomas, con cada texto junto a su traducción',
    ...DESK,
  },
  qr: {
    src: new URL('./images/qr.webp', import.meta.url).pathname,
    alt: 'La pestaña QR, con el código y sus descargas',
    ...DESK,
  },
  imprimir: {
    src: new URL('./images/imprimir.webp', import.meta.url).pathname,
    alt: 'Lo que se puede imprimir: habladores de mesa, etiquetas, afiche y carta completa',
    ...DESK,
  },
  panel: {
    src: new URL('./images/panel.webp', import.meta.url).pathname,
    alt: 'El Panel de Control, con el resumen y las visitas de los últimos 7 días',
    ...DESK,
  },
  claves: {
    src: new URL('./images/claves.webp', import.meta.url).pathname,
    alt: 'Las claves de API en Mi Perfil',
    ...DESK,
  },
  menu: {
    src: new URL('./images/menu.webp', import.meta.url).pathname,
    alt: 'Un menú publicado, como lo ve el cliente en su teléfono',
    ...PHONE,
  },
} as const satisfies Readonly<Record<string, Image>>;

export type ImageName = keyof typeof IMAGES;
