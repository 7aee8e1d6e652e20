/**
 * Names of the drawings that the product ships: the items, and a cover for each kind of restaurant. Each name is a
 * file of `drawings`, 1280 × 960.
 */
export const TEMPLATE_IMAGES = [
  'cafe',
  'te',
  'croissant',
  'tostada-de-aguacate',
  'pancakes',
  'sandwich',
  'jugo-natural',
  'batida',
  'mangu',
  'bandera',
  'sancocho',
  'mofongo',
  'tostones',
  'pescado-frito',
  'ensalada',
  'empanadas',
  'quipes',
  'habichuelas-con-dulce',
  'flan',
  'tres-leches',
  'helado',
  'copa-de-helado',
  'pizza-margarita',
  'pizza-pepperoni',
  'pasta',
  'hamburguesa',
  'chimi',
  'tacos',
  'papas-fritas',
  'alitas',
  'cerveza',
  'mojito',
  'pina-colada',
  'vino',
  'sushi-rolls',
  'nigiri',
  'ramen',
  'gyozas',
  'ceviche',
  'camarones',
  'portada-cafeteria',
  'portada-comedor-criollo',
  'portada-pizzeria',
  'portada-food-truck',
  'portada-bar',
  'portada-sushi',
  'portada-marisqueria',
  'portada-heladeria',
] as const;
export type TemplateImage = (typeof TEMPLATE_IMAGES)[number];

/** Offset basis of 128-bit FNV-1a. An image ID has the same number of bits. */
const BASIS = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x1000000000000000000013bn;

/**
 * Derives an image ID from its name; the same name always gives the same ID (RFC 9562, version 8). A stored image is
 * never rendered again, so a changed drawing needs a new name.
 */
export function templateImageId(name: TemplateImage): string {
  let hash = BASIS;
  for (const letter of `cartaviva/${name}`) {
    hash = BigInt.asUintN(128, (hash ^ BigInt(letter.charCodeAt(0))) * PRIME);
  }
  const hex = hash.toString(16).padStart(32, '0');
  const variant = '89ab'[Number(hash & 3n)] ?? '8';
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

/** Address of the image, as menus and items store it. */
export const templateImage = (name: TemplateImage): string => `/objects/${templateImageId(name)}`;
