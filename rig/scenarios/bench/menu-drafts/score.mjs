/** @typedef {import('../../../../libs/domain/src/menu/menu-draft').MenuDraft} MenuDraft @typedef {{ category: string, name: string, price: string | null, description: string | null, hasSizes: boolean }} TrueItem */

/**
 * @typedef {object} Score
 * @property {number} items number of items of the menu
 * @property {number} found items found by their names
 * @property {number} right found items with the correct price
 * @property {number} inPlace found items in the correct category
 * @property {number} single found items with a single price, which is correct
 * @property {number} falseAlarms items among `single` whose price is marked as doubtful; items with several sizes are
 *   meant to be marked
 * @property {number} wrongUnmarked wrong prices and nonexistent items that are not marked as doubtful
 * @property {string[]} faults
 */

/** @param {string} text */
const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Share of equal letters of two texts, by edit distance. @param {string} one @param {string} other */
function likeness(one, other) {
  const [a, b] = [plain(one), plain(other)];
  /** @type {number[]} */
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row[b.length] ?? 0) / Math.max(1, a.length, b.length);
}

/**
 * @param {MenuDraft} draft
 * @param {readonly TrueItem[]} truth
 * @param {number} least minimum similarity of a name that counts as found
 * @returns {Score}
 */
export function scoreOf(draft, truth, least) {
  const items = draft.categories.flatMap(({ name, items: all }) =>
    all.map((item) => ({ ...item, category: name ?? '' })),
  );
  const left = new Set(items);
  const score = {
    items: truth.length,
    found: 0,
    right: 0,
    inPlace: 0,
    single: 0,
    falseAlarms: 0,
    wrongUnmarked: 0,
  };
  /** @type {string[]} */
  const faults = [];
  for (const known of truth) {
    const closeness = (/** @type {(typeof items)[number]} */ item) =>
      Math.max(
        likeness(item.name, known.name),
        likeness(`${item.name} ${item.description ?? ''}`, known.name),
        // The reader may take words in parentheses as part of the name. Both readings count.
        likeness(item.name, `${known.name} ${known.description ?? ''}`),
      ) +
      (item.price === known.price ? 0.01 : 0) +
      (likeness(item.category, known.category) > 0.8 ? 0.005 : 0);
    const best = [...left].sort((a, b) => closeness(b) - closeness(a))[0];
    if (!best || closeness(best) < least) {
      faults.push(`lost: ${known.name} ${known.price}`);
      continue;
    }
    left.delete(best);
    score.found += 1;
    if (likeness(best.category, known.category) > 0.8) score.inPlace += 1;
    else faults.push(`category: ${known.name}: ${best.category}, not ${known.category}`);
    if (best.price === known.price) {
      score.right += 1;
      if (known.hasSizes) continue;
      score.single += 1;
      if (!best.doubts.includes('price')) continue;
      score.falseAlarms += 1;
      faults.push(`alarm: ${known.name} ${known.price}`);
    } else {
      const isMarked = best.price === null || best.doubts.includes('price');
      if (!isMarked) score.wrongUnmarked += 1;
      faults.push(
        `${isMarked ? 'doubted' : 'WRONG'}: ${known.name} ${known.price}, read ${best.price}`,
      );
    }
  }
  for (const item of left) {
    // The owner checks a marked item, whichever of its fields is marked.
    const isMarked = item.price === null || item.doubts.length > 0;
    if (!isMarked) score.wrongUnmarked += 1;
    faults.push(`${isMarked ? 'extra' : 'EXTRA'}: ${item.name} ${item.price}`);
  }
  return { ...score, faults };
}

/** @param {readonly Score[]} scores @param {Exclude<keyof Score, 'faults'>} field */
export const sumOf = (scores, field) => scores.reduce((sum, score) => sum + score[field], 0);
