/* Runs on threads of `DocumentThreads`. Fonts are read once for each thread. */
import type { DrawnDocument, DrawReceipt, PrintedMenu } from '@cartaviva/contracts';
import { menuDesignOf, PRINT_STYLES, type PrintLayout, type QrDesign } from '@cartaviva/domain';
import { headingType } from '../prints/heading-type';
import { LAYOUTS } from '../prints/layouts';
import { fallbackFonts } from '../prints/fallback-fonts';
import { lettersBeyond, Paper } from '../prints/paper';
import { drawReceipt } from '../receipts/receipt.layout';

export interface PrintTask {
  readonly layout: PrintLayout;
  readonly tables: readonly string[];
  /** A `PrintedMenu` as JSON. */
  readonly content: string;
  readonly menuId: string;
  readonly publicUrl: string;
  readonly qrDesign: QrDesign;
  /** Image bytes in JPEG format. */
  readonly logo: Uint8Array | undefined;
}

export async function print(task: PrintTask): Promise<DrawnDocument> {
  const { layout, tables, menuId, publicUrl, qrDesign: design } = task;
  const content = JSON.parse(task.content) as PrintedMenu;
  const { restaurantName, name } = content.menu;
  const chosen = menuDesignOf(content.menu.design);
  const headings = await headingType(chosen);
  const fallbacks = await fallbackFonts(lettersBeyond(`${task.content}${tables.join('')}`));
  const fonts = { headings, fallbacks };
  const paper = new Paper(`${restaurantName} · ${name}`, { style: PRINT_STYLES[chosen], ...fonts });
  const logo = task.logo && Buffer.from(task.logo);
  LAYOUTS[layout](paper, { layout, content, tables, menuId, publicUrl, code: { design, logo } });
  return finished(paper);
}

export async function receipt(paid: DrawReceipt): Promise<DrawnDocument> {
  const fallbacks = await fallbackFonts(lettersBeyond(JSON.stringify(paid)));
  const paper = new Paper(`Recibo ${paid.receiptNumber}`, { fallbacks });
  drawReceipt(paper, paid);
  return finished(paper);
}

const finished = async (paper: Paper): Promise<DrawnDocument> => ({
  pdf: (await paper.finish()).toString('base64'),
  ...paper.lost,
});
