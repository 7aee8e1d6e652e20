/* Runs on threads of `DocumentThreads`. Fonts are read once for each thread. */
import type { DrawReceipt, PrintedMenu } from '@cartaviva/contracts';
import type { PrintLayout, QrDesign } from '@cartaviva/domain';
import { LAYOUTS } from '../prints/layouts';
import { Paper } from '../prints/paper';
import { drawReceipt } from '../receipts/receipt.layout';

export interface PrintTask {
  readonly layout: PrintLayout;
  readonly tables: readonly string[];
  /** A `PrintedMenu` as JSON. */
  readonly content: string;
  /** Address of the menu, without what codes add to it. */
  readonly address: string;
  readonly qrDesign: QrDesign;
  /** A JPEG. */
  readonly logo: Uint8Array | undefined;
}

/** @returns the PDF in base64 */
export async function print(task: PrintTask): Promise<string> {
  const { layout, tables, address, qrDesign: design } = task;
  const content = JSON.parse(task.content) as PrintedMenu;
  const paper = new Paper(`${content.menu.restaurantName} · ${content.menu.name}`);
  const logo = task.logo && Buffer.from(task.logo);
  LAYOUTS[layout](paper, { layout, content, tables, code: { address, design, logo } });
  return (await paper.finish()).toString('base64');
}

/** @returns the PDF in base64 */
export async function receipt(paid: DrawReceipt): Promise<string> {
  const paper = new Paper(`Recibo ${paid.receiptNumber}`);
  drawReceipt(paper, paid);
  return (await paper.finish()).toString('base64');
}
