import { readFileSync, writeFileSync } from 'node:fs';
import { runTool } from '../../../../tools/start/install.mjs';
import { table } from '../../../report.mjs';

const PAGE = 'docs/scaling.md';

/**
 * Writes measurements into `docs/scaling.md`, between the lines `<!-- costs: title -->` and `<!-- end -->`, so that
 * nobody copies them by hand.
 * @param {readonly import('../../../report.mjs').Section[]} sections sections; those without a place are skipped
 */
export async function writeOnPage(sections) {
  let text = readFileSync(PAGE, 'utf8');
  for (const section of sections) text = withTable(text, section);
  writeFileSync(PAGE, text);
  await runTool('npx', ['oxfmt', PAGE]);
}

/**
 * Replaces the text and table of a section in a page.
 * @param {string} page @param {import('../../../report.mjs').Section} section
 */
export function withTable(page, section) {
  const { title, text } = section;
  const [begin, end] = [`<!-- costs: ${title} -->`, '<!-- end -->'];
  const [from, to] = [page.indexOf(begin), page.indexOf(end, page.indexOf(begin))];
  if (from === -1) return page;
  if (to === -1) throw new Error(`${title} does not end`);
  return `${page.slice(0, from)}${begin}\n\n${text}\n\n${table(section)}\n\n${page.slice(to)}`;
}
