import { readFileSync, writeFileSync } from 'node:fs';
import { runTool } from '../../../../tools/start/install.mjs';
import { table } from '../../../report.mjs';

const PAGE = 'docs/scaling.md';

/**
 * Puts what was measured into `docs/scaling.md`, between the lines `<!-- costs: title -->` and `<!-- end -->`: nobody
 * types a figure there.
 * @param {readonly import('../../../report.mjs').Section[]} sections those without a place are left out
 */
export async function writeOnPage(sections) {
  let text = readFileSync(PAGE, 'utf8');
  for (const section of sections) text = withTable(text, section);
  writeFileSync(PAGE, text);
  await runTool('npx', ['oxfmt', PAGE]);
}

/**
 * A page with a section's text and table in their place.
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
