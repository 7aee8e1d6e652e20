import { readableOn, textOn } from '@cartaviva/domain';
import { drawCode } from './code-mark';
import { MESSAGES } from './messages';
import { FAINT, INK, PAGE } from './paper';
import { codeFor, tablesOf, type Layout } from './print';

const BAND = 196;
const CODE = 320;
const MARGIN = 54;

/** One sheet for the door, the counter or the window; one for each table when tables are named. */
export const drawPoster: Layout = (paper, print) => {
  const { restaurantName, name, address, phone, themeColor } = print.content.menu;
  const width = PAGE.width - 2 * MARGIN;
  const center = { align: 'center' } as const;
  for (const table of tablesOf(print)) {
    paper.page();
    paper.pen.rect(0, 0, PAGE.width, BAND).fill(themeColor);
    const color = textOn(themeColor);
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
    const brand = readableOn(themeColor, '#ffffff');
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
      paper.write(step, left + 12, y + 20, column - 24, { ...center, size: 11, color: INK });
    });
    const where = [address, phone].filter(Boolean).join('  ·  ');
    const foot = { ...center, size: 11, color: FAINT };
    paper.write(where, MARGIN, PAGE.height - 44, width, foot);
  }
};
