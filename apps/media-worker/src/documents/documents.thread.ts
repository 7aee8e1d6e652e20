/* Runs on threads of `DocumentThreads`. Fonts are read once for each thread. */
import type { DrawReceipt, PrintedMenu } from '@cartaviva/contracts';
import { menuDesignOf, PRINT_STYLES, type PrintLayout, type QrDesign } from '@cartaviva/domain';
import { headingType } from '../prints/heading-type';
import { LAYOUTS } from '../prints/layouts';
import { Paper } from '../prints/paper';
import { drawReceipt } from '../receipts/receipt.layout';

export interface PrintTask {
  readonly layout: PrintLayout;
  readonly tables: readonly string[];
  /** A `PrintedMenu` as JSON. */
  readonly content: string;
  readonly menuId: string;
  readonly publicUrl: string;
  readonly qrDesign: QrDesign;
  /** A JPEG. */
  readonly logo: Uint8Array | undefined;
}

/** @returns the PDF in base64 */
export async function print(task: PrintTask): Promise<string> {
  const { layout, tables, menuId, publicUrl, qrDesign: design } = task;
  const content = JSON.parse(task.content) as PrintedMenu;
  const { restaurantName, name } = content.menu;
  const chosen = menuDesignOf(content.menu.design);
  const headings = await headingType(chosen);
  const paper = new Paper(`${restaurantName} · ${name}`, { style: PRINT_STYLES[chosen], headings });
  const logo = task.logo && Buffer.from(task.logo);
  LAYOUTS[layout](paper, { layout, content, tables, menuId, publicUrl, code: { design, logo } });
  return (await paper.finish()).toString('base64');
}

/** @returns the PDF in base64 */
export async function receipt(paid: DrawReceipt): Promise<string> {
  const paper = new Paper(`Recibo ${paid.receiptNumber}`);
  drawReceipt(paper, paid);
  return (await paper.finish()).toString('base64');
}
