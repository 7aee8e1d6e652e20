import type { PublicItemView, PublishedMenu } from '@cartaviva/contracts';

const AT = '2026-11-21T12:00:00.000Z';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const MENU_ID = id(1);

/** Each address is written out, because bundlers only recognize literal ones. */
const IMAGES = {
  tresGolpes: new URL('./images/tres-golpes.webp', import.meta.url).pathname,
  bandera: new URL('./images/bandera.webp', import.meta.url).pathname,
  sancocho: new URL('./images/sancocho.webp', import.meta.url).pathname,
  habichuelas: new URL('./images/habichuelas-con-dulce.webp', import.meta.url).pathname,
};

const CATEGORIES = ['Del fogón', 'Dulces y bebidas'].map((name, index) => ({
  id: id(10 + index),
  menuId: MENU_ID,
  name,
  openingHours: null,
  displayOrder: index,
  translations: {},
  createdAt: AT,
}));

let last = 100;

function item(
  category: number,
  name: string,
  price: string,
  own: Partial<PublicItemView>,
): PublicItemView {
  last += 1;
  return {
    id: id(last),
    menuId: MENU_ID,
    categoryId: CATEGORIES[category]!.id,
    name,
    price,
    description: null,
    imageUrl: null,
    imagePlaceholder: null,
    dietaryTags: [],
    allergens: [],
    isAvailable: true,
    availableAgainAt: null,
    sizes: [],
    extras: [],
    translations: {},
    displayOrder: last,
    version: 1,
    createdAt: AT,
    updatedAt: AT,
    ...own,
  };
}

export const SAMPLE_MENU: PublishedMenu = {
  menu: {
    id: MENU_ID,
    name: 'Almuerzo',
    restaurantName: 'La Cocina de Carmen',
    description: null,
    address: null,
    phone: '(809) 555-0142',
    country: 'DO',
    timeZone: 'America/Santo_Domingo',
    openingHours: null,
    logoUrl: null,
    coverUrl: null,
    logoPlaceholder: null,
    themeColor: '#0b7a55',
    design: 'classic',
    currency: 'DOP',
    secondCurrency: null,
    addsItbis: false,
    addsLey: false,
    languages: [],
    translations: {},
    slug: 'muestra',
    shortCode: '7K3M9XW',
    whiteLabel: false,
    links: {},
    wifi: null,
    updatedAt: AT,
  },
  categories: CATEGORIES,
  items: [
    item(0, 'Los tres golpes', '325.00', {
      description: 'Mangú con cebolla encurtida, queso frito, salami y dos huevos.',
      imageUrl: IMAGES.tresGolpes,
    }),
    item(0, 'La bandera', '375.00', {
      description: 'Arroz blanco, habichuelas guisadas, res y ensalada verde.',
      dietaryTags: ['Sin Gluten'],
      imageUrl: IMAGES.bandera,
    }),
    item(0, 'Sancocho de siete carnes', '520.00', {
      description: 'Con arroz y aguacate. Se acaba temprano.',
      dietaryTags: ['Sin Gluten', 'Sin Lácteos'],
      imageUrl: IMAGES.sancocho,
    }),
    item(0, 'Chivo liniero', '640.00', {
      description: 'Guisado con orégano de la Línea y ají montesino.',
      dietaryTags: ['Picante'],
    }),
    item(1, 'Habichuelas con dulce', '180.00', {
      description: 'Con batata, pasas y galleticas de leche.',
      dietaryTags: ['Vegetariano'],
      imageUrl: IMAGES.habichuelas,
    }),
    item(1, 'Jugo de chinola', '125.00', {
      description: 'Recién colado, con o sin azúcar.',
      dietaryTags: ['Vegano', 'Sin Gluten'],
    }),
    item(1, 'Morir soñando', '150.00', { description: 'Jugo de china y leche, bien frío.' }),
  ],
};
