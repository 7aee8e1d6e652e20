import type {
  PublicCategoryView,
  PublicItemView,
  PublicMenuView,
  PublishedMenu,
} from '@cartaviva/contracts';

const AT = '2026-11-21T12:00:00.000Z';

export const id = (number: number): string =>
  `5f0c2d1e-7a3b-4c4d-8e5f-${String(number).padStart(12, '0')}`;

export const MENU_ID = id(1);

export const sampleMenu = (own: Partial<PublicMenuView> = {}): PublicMenuView => ({
  id: MENU_ID,
  name: 'Almuerzo',
  restaurantName: 'La Casa del Mofongo',
  description: 'Cocina criolla a fuego lento.',
  address: 'Calle El Conde 152, Santo Domingo',
  phone: '(809) 555-0142',
  country: 'DO',
  timeZone: 'America/Santo_Domingo',
  openingHours: null,
  logoUrl: null,
  coverUrl: null,
  themeColor: '#10b981',
  design: 'classic',
  currency: 'DOP',
  secondCurrency: null,
  logoPlaceholder: null,
  addsItbis: false,
  addsLey: false,
  languages: [],
  translations: {},
  slug: 'la-casa-del-mofongo',
  shortCode: '7K3M9XW',
  whiteLabel: false,
  links: {},
  wifi: null,
  updatedAt: AT,
  ...own,
});

export const sampleCategory = (
  number: number,
  name: string,
  openingHours: string | null = null,
): PublicCategoryView => ({
  id: id(number),
  menuId: MENU_ID,
  name,
  openingHours,
  displayOrder: number,
  translations: {},
  createdAt: AT,
});

export const sampleItem = (number: number, own: Partial<PublicItemView> = {}): PublicItemView => ({
  id: id(number),
  menuId: MENU_ID,
  categoryId: null,
  name: `Plato ${number}`,
  description: null,
  price: '350.00',
  imageUrl: null,
  dietaryTags: [],
  allergens: [],
  isAvailable: true,
  sizes: [],
  extras: [],
  availableAgainAt: null,
  imagePlaceholder: null,
  translations: {},
  displayOrder: number,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  ...own,
});

/** Builds forty items in six categories, with as much text as a real menu has. */
export function fortyItems(): PublishedMenu {
  const categories = ['Entradas', 'Sopas', 'De la brasa', 'Del mar', 'Postres', 'Bebidas'].map(
    (name, index) => sampleCategory(10 + index, name),
  );
  const items = Array.from({ length: 40 }, (_, index) =>
    sampleItem(100 + index, {
      categoryId: id(10 + (index % 6)),
      name: `${NAMES[index % NAMES.length]} número ${index * 7919}`,
      description: `Con ${WITH[index % WITH.length]} y ${WITH[(index * 3 + 1) % WITH.length]}, para ${index + 1}.`,
      price: `${120 + index * 35}.00`,
      dietaryTags: index % 3 === 0 ? ['Vegetariano', 'Sin Gluten'] : [],
      imageUrl: `/objects/${id(200 + index)}`,
    }),
  );
  return { menu: sampleMenu({ logoUrl: `/objects/${id(2)}` }), categories, items };
}

const NAMES = ['Mofongo de chicharrón', 'Pescado con coco', 'Chivo liniero', 'Ceviche de mero'];
const WITH = ['arroz blanco', 'tostones', 'ensalada verde', 'habichuelas', 'yuca al mojo'];
