import { drawCode } from './code-mark';
import { MESSAGES } from './messages';
import { drawOrnament } from './ornament-mark';
import { PAGE, type Paper } from './paper';
import { codeFor, colorsOf, tablesOf, type Layout, type Print } from './print';

/**
 * Height of the flaps, in points. They overlap at the bottom, so that the tent stands. Two faces are between them.
 */
const FLAP = 60;
const FACE = (PAGE.height - 2 * FLAP) / 2;
const CODE = 176;
const MARGIN = 48;

/** Draws a table tent on a sheet for each table. The sheet is folded three times and glued at the flaps, not cut. */
export const drawTents: Layout = (paper, print) => {
  for (const table of tablesOf(print)) {
    paper.page();
    drawFolds(paper);
    drawFace(paper, print, table, PAGE.height - FLAP - FACE);
    paper.pen.save().rotate(180, { origin: [PAGE.width / 2, PAGE.height / 2] });
    drawFace(paper, print, table, PAGE.height - FLAP - FACE);
    paper.pen.restore();
  }
};

/** Draws one face from `top` downwards. */
function drawFace(paper: Paper, print: Print, table: string | null, top: number) {
  const { restaurantName } = print.content.menu;
  const width = PAGE.width - 2 * MARGIN;
  const size = paper.fitting(restaurantName, width, 1, { face: 'display', size: 34 });
  const center = { align: 'center' } as const;
  const { headings: color, ornament: ornamentColor } = colorsOf(paper, print);
  const { ornament } = paper.style;
  const edge = { x: MARGIN, y: top + 10, width, color: ornamentColor };
  if (ornament) drawOrnament(paper, ornament, edge);
  paper.write(restaurantName, MARGIN, top + 30, width, { ...center, face: 'display', size, color });
  const codeTop = top + 84;
  drawCode(paper, codeFor(print, table), (PAGE.width - CODE) / 2, codeTop, CODE);
  const below = codeTop + CODE + 10;
  paper.write(MESSAGES.scan, MARGIN, below, width, { ...center, face: 'strong', size: 14 });
  if (!table) return;
  const style = { ...center, size: 12, color: paper.style.soft };
  paper.write(MESSAGES.table(table), MARGIN, below + 22, width, style);
}

function drawFolds({ pen, style: { line, soft } }: Paper): void {
  const folds = [FLAP, PAGE.height / 2, PAGE.height - FLAP];
  for (const y of folds) {
    pen.moveTo(0, y).lineTo(PAGE.width, y).dash(3, { space: 4 }).lineWidth(0.5).stroke(line);
  }
  pen.undash();
  const note = { width: PAGE.width - 24, align: 'right' } as const;
  pen.font('text', 7).fillColor(soft);
  for (const y of folds) pen.text(MESSAGES.fold, 12, y - 11, note);
  pen.text(MESSAGES.glue, 12, PAGE.height - FLAP / 2, { ...note, align: 'center' });
}
