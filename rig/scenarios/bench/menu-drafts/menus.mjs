import { FOOTERS, KNOWN_SECTIONS, RESTAURANTS } from './known-items.mjs';
import { Random } from './random.mjs';

/**
 * @typedef {{ label: string, cents: number }} Size
 * @typedef {{ name: string, cents: number | null, description: string | null, sizes: readonly Size[] }} Item
 * @typedef {{ name: string, items: readonly Item[] }} Section
 * @typedef {(cents: number) => string} WritesPrice
 * @typedef {object} Menu
 * @property {number} seed
 * @property {string} restaurant
 * @property {readonly Section[]} sections
 * @property {readonly string[]} footers
 * @property {WritesPrice} writesPrice
 */

const grouped = new Intl.NumberFormat('en-US');

/** @param {number} cents @param {string} thousands @param {string | null} point */
function amount(cents, thousands, point) {
  const whole = grouped.format(Math.floor(cents / 100)).replaceAll(',', thousands);
  return point === null ? whole : `${whole}${point}${`${cents % 100}`.padStart(2, '0')}`;
}

/** @type {readonly WritesPrice[]} */
const STYLES = [
  (cents) => amount(cents, ',', null),
  (cents) => `RD$${amount(cents, ',', null)}`,
  (cents) => `RD$ ${amount(cents, ',', '.')}`,
  (cents) => `$${amount(cents, '', null)}`,
  (cents) => amount(cents, ',', '.'),
  (cents) => `$${amount(cents, ',', '.')}`,
  (cents) => `$ ${amount(cents, '.', null)}`,
  (cents) => amount(cents, '', null),
];
/** Factor of the prices in each format. The seventh format has Colombian prices, in thousands of pesos. */
const FACTORS = [1, 1, 1, 1, 1, 1 / 50, 50, 1];

/**
 * @param {number} seed
 * @returns {Menu}
 */
export function menuOf(seed) {
  const random = new Random(seed);
  const style = seed % STYLES.length;
  const writes = /** @type {WritesPrice} */ (STYLES[style]);
  const factor = FACTORS[style] ?? 1;
  const sections = random.some(KNOWN_SECTIONS, random.whole(3, 6)).map(({ name, items }) => ({
    name,
    items: random.some(items, random.whole(3, 8)).map((item) => pricedItem(item, random, factor)),
  }));
  return {
    seed,
    restaurant: random.pick(RESTAURANTS),
    sections,
    footers: random.some(FOOTERS, random.whole(1, 3)),
    writesPrice: writes,
  };
}

/** @param {import('./known-items.mjs').KnownItem} item @param {Random} random @param {number} factor @returns {Item} */
function pricedItem({ name, low, high, description }, random, factor) {
  const step = factor < 1 ? random.pick([25, 50, 95, 99]) : 500 * factor;
  const pesos = random.between(low, high);
  const cents =
    factor < 1
      ? Math.floor(pesos * factor) * 100 + step
      : Math.round((pesos * 100 * factor) / step) * step;
  const isSized = name.startsWith('Pizza') && random.chance(0.6);
  const labels = random.pick([
    ['Pequeña', 'Grande'],
    ['P', 'M', 'G'],
    ['Personal', 'Mediana', 'Familiar'],
  ]);
  const sizes = isSized
    ? labels.map((label, at) => ({
        label,
        cents: cents + at * Math.round((cents * 0.4) / 1000) * 1000,
      }))
    : [];
  return { name, cents, description, sizes };
}

/** Every item of a menu with its price in the product's format. @param {Menu} menu */
export const truthOf = (menu) =>
  menu.sections.flatMap(({ name: category, items }) =>
    items.map(({ name, cents, description, sizes }) => ({
      category,
      name,
      description,
      price: cents === null ? null : (cents / 100).toFixed(2),
      hasSizes: sizes.length > 0,
    })),
  );
