import { openMenu, register } from '../../clients/restaurant.mjs';
import { median } from '../../figures/statistics.mjs';

/** @typedef {import('../../../tools/api/owner.mjs').Owner} Owner */

const MENUS = 3;
const ITEMS = 300;
const ROUNDS = 5;

/**
 * Measures price changes of 300 items in each of 3 menus over HTTP: preview, change in one transaction, and undo.
 * Compares them with one call for each menu, which is three transactions.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  const { owner } = await register(system);
  /** @type {string[]} */
  const menuIds = [];
  for (let at = 0; at < MENUS; at += 1) menuIds.push(await menuOfItems(owner, at));
  /** @type {Record<'preview' | 'apply' | 'undo' | 'alone', number[]>} */
  const seen = { preview: [], apply: [], undo: [], alone: [] };
  const timed = async (/** @type {keyof typeof seen} */ what, /** @type {() => any} */ work) => {
    const start = performance.now();
    const reply = await work();
    seen[what].push(performance.now() - start);
    return reply;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const change = { kind: 'percent', percent: 8, rounding: 'to5', menuIds };
    const { menus, items } = await timed('preview', () =>
      owner.call('POST', '/api/price-changes/preview', change),
    );
    const previewed = menus.map((/** @type {any} */ { menuId, mark }) => ({ menuId, mark }));
    const { id, itemCount } = await timed('apply', () =>
      owner.call('POST', '/api/price-changes', { ...change, previewed }),
    );
    if (itemCount !== MENUS * ITEMS) throw new Error(`${itemCount} items changed`);
    const { undo } = await timed('undo', () => owner.call('POST', `/api/price-changes/${id}/undo`));
    if (undo.restoredCount !== itemCount) throw new Error(`${undo.restoredCount} items are back`);
    await timed('alone', () => eachMenu(owner, menuIds, items, 'after'));
    await eachMenu(owner, menuIds, items, 'before');
  }
  const ms = (/** @type {keyof typeof seen} */ what) => median(seen[what]);
  const shown = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
  return [
    { what: '300 items in 3 menus previewed', value: shown(ms('preview')) },
    { what: 'their prices changed in one transaction', value: shown(ms('apply')) },
    { what: 'slowest of five', value: shown(Math.max(...seen.apply)) },
    { what: 'taken back', value: shown(ms('undo')) },
    { what: 'changed menu by menu, in three calls', value: shown(ms('alone')) },
    { what: 'one transaction to three calls', value: (ms('apply') / ms('alone')).toFixed(1) },
  ];
}

/** @param {Owner} owner @param {number} at */
async function menuOfItems(owner, at) {
  const { menuId } = await openMenu(owner, { name: `Carta ${at}`, isPublished: false });
  const items = Array.from({ length: ITEMS }, (_, item) => ({
    externalId: `SKU-${item}`,
    name: `Plato ${item}`,
    price: `${150 + item}.00`,
  }));
  await owner.call('PUT', `/api/menus/${menuId}/items`, { items });
  return menuId;
}

/** @param {Owner} owner @param {string[]} menuIds @param {any[]} items @param {'before' | 'after'} which */
async function eachMenu(owner, menuIds, items, which) {
  for (const id of menuIds) {
    const own = items.filter(({ menuId }) => menuId === id);
    const prices = own.map((item) => ({ itemId: item.itemId, ...item[which] }));
    await owner.call('PUT', `/api/menus/${id}/prices`, { items: prices });
  }
}
