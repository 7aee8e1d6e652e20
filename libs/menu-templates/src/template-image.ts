/**
 * What the system has drawn: the items by their names, and a cover for each kind of place. Each is a
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

/** FNV-1a in its 128-bit form: as many bits as an id has. */
const BASIS = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x1000000000000000000013bn;

/**
 * The id of the image: always the same one for a name (RFC 9562, version 8). What is stored under it
 * is never made again, so a drawing that changes needs another name.
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

/** Where the image is found, as menus and items keep it. */
export const templateImage = (name: TemplateImage): string => `/objects/${templateImageId(name)}`;
