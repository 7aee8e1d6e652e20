import { textOn } from '@cartaviva/domain';
import { drawCode } from './code-mark';
import { MESSAGES } from './messages';
import { drawOrnament } from './ornament-mark';
import { PAGE, type Paper } from './paper';
import { codeFor, colorsOf, tablesOf, type Layout, type Print } from './print';

const BAND = 196;
const CODE = 320;
const MARGIN = 54;

/** Draws a poster for a door, counter or window; one for each table if tables are named. */
export const drawPoster: Layout = (paper, print) => {
  const { restaurantName, name, address, phone } = print.content.menu;
  const { brand } = colorsOf(paper, print);
  const width = PAGE.width - 2 * MARGIN;
  const center = { align: 'center' } as const;
  for (const table of tablesOf(print)) {
    paper.page();
    const color = drawBand(paper, print);
    const title = { face: 'display', size: 52 } as const;
    const size = paper.fitting(restaurantName, width, 2, title);
    const height = paper.heightOf(restaurantName, width, { ...title, size });
    const nameTop = (BAND - height) / 2 - 8;
    paper.write(restaurantName, MARGIN, nameTop, width, {
      ...center,
      face: 'display',
      size,
      color,
    });
    paper.write(name, MARGIN, nameTop + height + 4, width, { ...center, size: 14, color });

    drawCode(paper, codeFor(print, table), (PAGE.width - CODE) / 2, BAND + 36, CODE);
    let y = BAND + 36 + CODE + 14;
    const call = { ...center, face: 'display', size: 26, color: brand } as const;
    y += paper.write(MESSAGES.scan, MARGIN, y, width, call) + 12;
    if (table) {
      const style = { ...center, face: 'strong', size: 16 } as const;
      y += paper.write(MESSAGES.table(table), MARGIN, y, width, style) + 10;
    }
    const column = width / MESSAGES.steps.length;
    MESSAGES.steps.forEach((step, index) => {
      const left = MARGIN + index * column;
      paper.write(String(index + 1), left, y, column, {
        ...center,
        face: 'strong',
        size: 15,
        color: brand,
      });
      paper.write(step, left + 12, y + 20, column - 24, { ...center, size: 11 });
    });
    const where = [address, phone].filter(Boolean).join('  ·  ');
    const foot = { ...center, size: 11, color: paper.style.soft };
    paper.write(where, MARGIN, PAGE.height - 44, width, foot);
  }
};

/**
 * Draws the band behind the name, with the ornament at or below its lower edge.
 * @returns the colour of the name
 */
function drawBand(paper: Paper, print: Print): string {
  const { band, ornament } = paper.style;
  const { headings, ornament: color, band: own } = colorsOf(paper, print);
  const ground = band === 'theme' ? own : band === 'none' ? '#ffffff' : band.ground;
  paper.pen.rect(0, 0, PAGE.width, BAND).fill(ground);
  if (ornament) {
    const y = ornament.isRepeated ? BAND : BAND + 10;
    drawOrnament(paper, ornament, { x: 0, y, width: PAGE.width, color });
  }
  if (band === 'none') return headings;
  return band === 'theme' ? textOn(own) : band.ink;
}
