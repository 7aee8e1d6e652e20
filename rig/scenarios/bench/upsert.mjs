import { register } from '../../clients/restaurant.mjs';
import { median } from '../../figures/statistics.mjs';

/** @typedef {import('../../../tools/api/owner.mjs').Owner} Owner */

const ITEMS = 500;
const ROUNDS = 2;

/** @param {number} round */
const rowsOf = (round) =>
  Array.from({ length: ITEMS }, (_, at) => ({
    externalId: `SKU-${at}`,
    name: `Plato ${at}`,
    description: `Hecho al momento con lo que trajo el mercado, número ${at * 37}.`,
    price: `${150 + at + round}.00`,
    dietaryTags: at % 3 ? [] : ['Vegetariano'],
    categoryName: `Sección ${at % 12}`,
  }));

/**
 * Creates 500 items in an empty menu and then changes their prices, by external IDs. Compares one call for all items
 * with one call for each item, which uses the IDs of items and categories from earlier responses.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  const { owner } = await register(system);
  /** @type {Record<'made' | 'changed' | 'same' | 'madeAlone' | 'changedAlone', number[]>} */
  const seen = { made: [], changed: [], same: [], madeAlone: [], changedAlone: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const together = `/api/menus/${await emptyMenu(owner)}/items`;
    const write = async (/** @type {number} */ version) => {
      const start = performance.now();
      const report = await owner.call('PUT', together, { items: rowsOf(version) });
      if (report.failed > 0) throw new Error('Rows failed');
      return performance.now() - start;
    };
    seen.made.push(await write(0));
    seen.changed.push(await write(1));
    seen.same.push(await write(1));
    const alone = await oneByOne(owner);
    seen.madeAlone.push(alone.made);
    seen.changedAlone.push(alone.changed);
  }
  const ms = (/** @type {keyof typeof seen} */ what) => median(seen[what]);
  const shown = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
  return [
    { what: '500 items made in one call', value: shown(ms('made')) },
    { what: '500 items made one by one', value: shown(ms('madeAlone')) },
    { what: 'one by one to one call', value: (ms('madeAlone') / ms('made')).toFixed(1) },
    { what: '500 prices changed in one call', value: shown(ms('changed')) },
    { what: '500 prices changed one by one', value: shown(ms('changedAlone')) },
    { what: 'one by one to one call', value: (ms('changedAlone') / ms('changed')).toFixed(1) },
    { what: '500 items that stay as they are, in one call', value: shown(ms('same')) },
  ];
}

/** @param {Owner} owner @returns {Promise<string>} */
async function emptyMenu(owner) {
  return (await owner.call('POST', '/api/menus', { name: 'Carta', restaurantName: 'Casa Bea' })).id;
}

/** @param {Owner} owner */
async function oneByOne(owner) {
  const path = `/api/menus/${await emptyMenu(owner)}`;
  const start = performance.now();
  /** @type {Map<string, string>} */
  const categories = new Map();
  const ids = [];
  for (const { categoryName, ...item } of rowsOf(0)) {
    if (!categories.has(categoryName)) {
      const made = await owner.call('POST', `${path}/categories`, { name: categoryName });
      categories.set(categoryName, made.id);
    }
    const categoryId = categories.get(categoryName);
    ids.push((await owner.call('POST', `${path}/items`, { ...item, categoryId })).id);
  }
  const made = performance.now() - start;
  for (const [at, { price }] of rowsOf(1).entries()) {
    await owner.call('PUT', `/api/items/${ids[at]}`, { price });
  }
  return { made, changed: performance.now() - start - made };
}
