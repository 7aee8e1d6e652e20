import { openMenu } from '@cartaviva/rig/clients/restaurant.mjs';
import type { Owner } from '@cartaviva/tools/api/owner.mjs';
import { system } from './browser';
import { newOwner } from './owner';

/** Fields of an item in the API. */
export type Fields = Readonly<Record<string, unknown>>;

export const MOFONGO = {
  name: 'Mofongo de chicharrón',
  description: 'Majado al momento, con caldo aparte.',
  price: '450.00',
  dietaryTags: ['Picante'],
  sizes: [
    { name: 'Individual', price: '450.00' },
    { name: 'Para dos', price: '790.00' },
  ],
  extras: [
    { name: 'Queso frito', price: '75.50' },
    { name: 'Aguacate', price: '60.00' },
  ],
};
export const SALAD = {
  name: 'Ensalada criolla',
  price: '225.00',
  dietaryTags: ['Vegano', 'Sin Gluten'],
};
export const COCKTAIL = { name: 'Piña colada', price: '265.00', dietaryTags: ['Vegetariano'] };

/** Enough items for a phone to scroll. */
const SOUPS = Array.from({ length: 12 }, (_, at) => ({
  name: `Sopa número ${at + 1}`,
  description: 'Del día, con arroz blanco.',
  price: `${180 + at * 10}.00`,
}));

/** Restaurant of a journey, which is controlled through the API as its owner's browser does. */
export class Restaurant {
  private constructor(
    private readonly owner: Owner,
    readonly menuId: string,
    readonly url: string,
    private readonly itemIds: ReadonlyMap<string, string>,
  ) {}

  /** Creates a published menu with two categories, ordering, both taxes, and English texts. */
  static async open(): Promise<Restaurant> {
    const owner = await newOwner();
    const { menuId, itemIds } = await openMenu(owner, {
      restaurantName: 'El Fogón de Ana',
      description: 'Cocina criolla a fuego lento.',
      address: 'Calle El Conde 152, Santo Domingo',
      phone: '(809) 555-0142',
      themeColor: '#f59e0b',
      isPublished: false,
      items: [
        ...[MOFONGO, SALAD, ...SOUPS].map((item) => ({ ...item, category: 'Platos' })),
        { ...COCKTAIL, category: 'Bebidas' },
      ],
    });
    const own = new Restaurant(owner, menuId, `${system().url}/menu/${menuId}`, itemIds);
    await own.changeMenu({
      addsItbis: true,
      addsLey: true,
      languages: ['en'],
      isPublished: true,
    });
    return own;
  }

  changeMenu(fields: Fields): Promise<unknown> {
    return this.owner.call('PUT', `/api/menus/${this.menuId}`, fields);
  }

  change(item: { name: string }, fields: Fields): Promise<unknown> {
    return this.owner.call('PUT', `/api/items/${this.idOf(item)}`, fields);
  }

  /** Translates the names of an item and its options into English. */
  translate(item: { name: string }, texts: Readonly<Record<string, string>>): Promise<unknown> {
    const id = this.idOf(item);
    return this.owner.call('PUT', `/api/menus/${this.menuId}/translations/en`, {
      texts: Object.entries(texts).map(([source, text]) => {
        const field = source === item.name ? 'name' : 'option';
        return { kind: 'item', id, field, source, text };
      }),
    });
  }

  analytics(): Promise<Fields> {
    return this.owner.call('GET', `/api/menus/${this.menuId}/analytics?days=7`);
  }

  idOf({ name }: { name: string }): string {
    return this.itemIds.get(name)!;
  }
}
