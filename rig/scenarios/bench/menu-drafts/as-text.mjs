import { Random } from './random.mjs';

/** @typedef {import('./menus.mjs').Menu} Menu @typedef {import('./menus.mjs').Item} Item */

/** @type {readonly ((name: string) => string)[]} */
const HEADINGS = [
  (name) => `*${name}*`,
  (name) => name.toUpperCase(),
  (name) => `${name}:`,
  (name) => `🍽️ *${name.toUpperCase()}* 🍽️`,
  (name) => `--- ${name} ---`,
  (name) => name,
  (name) => `✨${name}✨`,
  (name) => `_*${name}*_`,
];
const BULLETS = ['', '', '• ', '- ', '🔸 ', '▪️ ', '1.', '1) ', '✅'];
/** @type {readonly ((name: string, price: string) => string)[]} */
const LINES = [
  (name, price) => `${name} ${price}`,
  (name, price) => `${name} ........ ${price}`,
  (name, price) => `${name} - ${price}`,
  (name, price) => `${name}: ${price}`,
  (name, price) => `${name} – ${price}`,
  (name, price) => `${price} - ${name}`,
  (name, price) => `${name}\t${price}`,
  (name, price) => `${name}....${price}`,
  (name, price) => `${name} ➡️ ${price}`,
  (name, price) => `${name} a ${price}`,
  (name, price) => `${name} = ${price}`,
  (name, price) => `${name}\n${price}`,
];
const GREETINGS = [
  'Buenos días, este es el menú de hoy 😋',
  'Hola! Aquí les dejamos nuestro menú',
  'MENÚ DE HOY',
  'Hoy tenemos:',
];

/** Writes a menu as its owner would send it by WhatsApp. @param {Menu} menu */
export function asText(menu) {
  const random = new Random(menu.seed + 1000);
  const heading = random.pick(HEADINGS);
  const bullet = random.pick(BULLETS);
  const line = random.pick(LINES);
  const isSloppy = random.chance(0.3);
  const describes = random.pick(['below', 'in parentheses', 'after a dash', 'none']);
  let number = 0;
  /** @param {Item} item */
  const written = ({ name, cents, description, sizes }) => {
    number += 1;
    const lead = /^1/.test(bullet) ? bullet.replace('1', `${number}`) : bullet;
    const price = cents === null ? '' : menu.writesPrice(cents);
    if (sizes.length > 0) {
      const each = sizes.map((size) => `${size.label} ${menu.writesPrice(size.cents)}`);
      return `${lead}${name} ${each.join(' / ')}`;
    }
    const shape = isSloppy ? random.pick(LINES.slice(0, 5)) : line;
    if (!description || describes === 'none') return lead + shape(name, price);
    if (describes === 'below') return `${lead}${shape(name, price)}\n${description}`;
    if (describes === 'in parentheses') return lead + shape(`${name} (${description})`, price);
    return lead + shape(`${name} - ${description}`, price);
  };
  const blank = random.chance(0.75) ? [''] : [];
  const lines = menu.sections.flatMap(({ name, items }) => [
    ...(blank.length > 0 || number > 0 ? blank : []),
    heading(name),
    ...items.map(written),
  ]);
  const top = random.chance(0.6) ? [random.pick([menu.restaurant, ...GREETINGS]), ''] : [];
  const stamp = random.chance(0.25) ? '[22/11/26, 1:05:33 p. m.] Ana María: ' : '';
  const bottom = random.chance(0.7) ? ['', ...menu.footers] : [];
  return stamp + [...top, ...lines, ...bottom].join('\n');
}
