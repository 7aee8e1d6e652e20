import { asPages } from './as-runs.mjs';
import { asPdf } from './as-pdf.mjs';
import { asPhoto } from './as-photo.mjs';
import { asText } from './as-text.mjs';
import { menuOf, truthOf } from './menus.mjs';
import { scoreOf } from './score.mjs';

/**
 * Renders menus as texts, PDFs or photos, reads them, and prints scores and times as JSON. It is a process of its
 * own, because several run in parallel, and because the photo reader prevents sharp from loading SVG.
 *   node rig/scenarios/bench/menu-drafts/read.mjs photo 1 2 3
 */

/** @typedef {'text' | 'pdf' | 'photo'} Kind @typedef {import('./menus.mjs').Menu} Menu */

/** Minimum similarity of a name that counts as found, by source. */
const LEAST_LIKENESS = { text: 0.9, pdf: 0.9, photo: 0.75 };

/** @type {Record<Kind, (menu: Menu) => Promise<Buffer[]>>} */
const SOURCES = {
  text: async (menu) => [Buffer.from(asText(menu))],
  pdf: async (menu) => [await asPdf(asPages(menu))],
  photo: async (menu) => {
    /** @type {Buffer[]} */
    const photos = [];
    for (const [at, page] of asPages(menu).entries()) {
      photos.push(await asPhoto(page, menu.seed + at * 100));
    }
    return photos;
  },
};

const kind = /** @type {Kind} */ (process.argv[2]);
/** @type {{ menu: Menu, sources: Buffer[] }[]} */
const drawn = [];
for (const menu of process.argv.slice(3).map((seed) => menuOf(Number(seed)))) {
  drawn.push({ menu, sources: await SOURCES[kind](menu) });
}
/** @param {string} name name of a build of the bench */
const built = (name) => import(new URL(`../dist/${name}.js`, import.meta.url).href);
const tables = await built('menu-tables');
const images = await built('menu-drafts');

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<import('@cartaviva/domain').MenuDraft | null>} null when nothing is readable
 */
async function read(bytes) {
  if (kind === 'text') return tables.table({ bytes, choice: {} });
  return (await images[kind](bytes)).draft ?? null;
}

/** @type {import('./score.mjs').Score[]} */
const scores = [];
const begun = performance.now();
for (const { menu, sources } of drawn) {
  /** @type {import('../../../../libs/domain/src/menu/menu-draft').DraftCategory[]} */
  const categories = [];
  for (const bytes of sources) {
    const draft = await read(new Uint8Array(bytes));
    categories.push(...(draft?.categories ?? []));
  }
  scores.push(scoreOf({ categories, unread: [] }, truthOf(menu), LEAST_LIKENESS[kind]));
}
console.log(JSON.stringify({ scores, seconds: (performance.now() - begun) / 1000 }));
