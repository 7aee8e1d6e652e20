import { drawCode } from './code-mark';
import { MESSAGES } from './messages';
import { PAGE, type Paper } from './paper';
import { codeFor, tablesOf, type Layout, type Print } from './print';

const ACROSS = 3;
const DOWN = 4;
const PER_SHEET = ACROSS * DOWN;
const LABEL = { width: 172, height: 180 };
const CODE = 112;

/** Draws twelve stickers on a sheet: one for each table, or a sheet of identical ones. */
export const drawLabels: Layout = (paper, print) => {
  const tables = tablesOf(print);
  const labels = print.tables.length > 0 ? tables : Array<null>(PER_SHEET).fill(null);
  labels.forEach((table, index) => {
    const place = index % PER_SHEET;
    if (place === 0) paper.page();
    const left = (PAGE.width - ACROSS * LABEL.width) / 2 + (place % ACROSS) * LABEL.width;
    const top = (PAGE.height - DOWN * LABEL.height) / 2 + Math.floor(place / ACROSS) * LABEL.height;
    drawLabel(paper, print, table, left, top);
  });
};

function drawLabel(
  paper: Paper,
  print: Print,
  table: string | null,
  left: number,
  top: number,
): void {
  const { restaurantName } = print.content.menu;
  paper.pen.rect(left, top, LABEL.width, LABEL.height).lineWidth(0.4).stroke(paper.style.line);
  const [x, width] = [left + 10, LABEL.width - 20];
  const size = paper.fitting(restaurantName, width, 1, { face: 'display', size: 14 });
  paper.write(restaurantName, x, top + 12, width, { face: 'display', size, align: 'center' });
  drawCode(paper, codeFor(print, table), left + (LABEL.width - CODE) / 2, top + 36, CODE);
  const below = table ? MESSAGES.table(table) : MESSAGES.scan;
  paper.write(below, x, top + 36 + CODE + 7, width, { face: 'strong', size: 10, align: 'center' });
}
