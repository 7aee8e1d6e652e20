import { randomUUID } from 'node:crypto';
import { jpegOf, twelveMegapixels } from '../../../clients/photos.mjs';
import { Owner } from '../../../../tools/api/owner.mjs';
import { visit } from '../../../clients/visits.mjs';
import { PASSWORD } from '../../../clients/restaurant.mjs';

/**
 * Action that is repeated often enough to separate its costs from background work.
 * @typedef {object} Act
 * @property {string} what
 * @property {number} times
 * @property {(caller: import('../../../clients/route-caller.mjs').RouteCaller, turn: number) => Promise<unknown>} act
 * @property {number} [clients] number of concurrent clients
 */

const ITEMS = Array.from({ length: 10 }, (_, at) => `Plato ${at},${350 + at},Con arroz y ensalada`);

/** Number of menus whose daily visits add up to two thousand. A menu with 100 views a month has 3.3 visits a day. */
const VISITED_MENUS = 600;

/** @returns {Promise<Act[]>} acts in the order diner, visit, owner, image */
export async function acts() {
  const photo = jpegOf(await twelveMegapixels());
  /** @type {string[] | undefined} */
  let visited;
  return [
    {
      ...{ what: 'a diner page from memory', times: 2000 },
      act: ({ diner, menuId }) => diner.call('GET', `/menu/${menuId}`),
    },
    {
      ...{ what: 'a diner page, read and rendered', times: 300 },
      act: ({ diner, nextMenu }) => diner.call('GET', `/menu/${nextMenu().id}`),
    },
    {
      ...{ what: 'a visit', times: 2000 },
      act: ({ diner: { baseUrl }, nextMenu }, turn) => {
        visited ??= Array.from({ length: VISITED_MENUS }, () => nextMenu().id);
        return visit({ url: baseUrl }, visited[turn % VISITED_MENUS] ?? '');
      },
    },
    {
      ...{ what: 'an owner who registers', times: 24, clients: 4 },
      act: ({ owner: { baseUrl, inboxUrl } }) =>
        new Owner(baseUrl, inboxUrl).register({
          ...{ email: `${randomUUID()}@ejemplo.do`, password: PASSWORD },
          ...{ firstName: 'Ana', lastName: 'Luna' },
        }),
    },
    {
      ...{ what: 'a sign-in', times: 40 },
      act: ({ diner, email }) =>
        diner.call('POST', '/api/auth/login', { email, password: PASSWORD }),
    },
    {
      ...{ what: 'an item that is saved', times: 200 },
      act: ({ owner, itemIds }, turn) =>
        owner.call('PUT', `/api/items/${itemIds[turn % itemIds.length]}`, { price: `${turn + 1}` }),
    },
    {
      ...{ what: 'the list of menus', times: 300 },
      act: ({ owner }) => owner.call('GET', '/api/menus'),
    },
    {
      ...{ what: 'a report of 30 days', times: 150 },
      act: ({ owner, menuId }) => owner.call('GET', `/api/menus/${menuId}/analytics?days=30`),
    },
    {
      ...{ what: 'a sheet of tents to print', times: 12 },
      act: ({ owner, menuId }) => owner.call('GET', `/api/menus/${menuId}/print?layout=tent`),
    },
    // These come last, so that the lists above do not grow.
    { what: 'a menu of ten items', times: 60, act: ({ owner }) => menuOfTen(owner) },
    {
      ...{ what: 'an image of 12 megapixels', times: 6, clients: 1 },
      act: ({ owner }) => owner.uploadItemImage(photo),
    },
  ];
}

/** @param {Owner} owner */
async function menuOfTen(owner) {
  const menu = { name: 'Carta', restaurantName: 'La Cocina', isPublished: true };
  const { id } = await owner.call('POST', '/api/menus', menu);
  await owner.call(
    'POST',
    `/api/menus/${id}/import`,
    new Blob([['Nombre,Precio,Descripción', ...ITEMS].join('\n')], { type: 'text/csv' }),
  );
}
