import type { DrawReceipt } from '@cartaviva/contracts';
import { DEFAULT_COUNTRY, formatPrice } from '@cartaviva/domain';
import { longDate } from '../mails/templates/long-date';
import { PAGE, type Paper } from '../prints/paper';

const MARGIN = 72;
const WIDTH = PAGE.width - 2 * MARGIN;
const LABEL = 150;
const BRAND = '#0b7a55';

const rowsOf = (receipt: DrawReceipt): readonly (readonly [string, string])[] => [
  ['Recibo', receipt.receiptNumber],
  ['Fecha de pago', longDate(receipt.paidAt)],
  ['Pagado por', receipt.payerName],
  ['Email', receipt.payerEmail],
  ['Concepto', `Plan ${receipt.planName} de CartaViva`],
  ['Período', `Del ${longDate(receipt.periodStart)} al ${longDate(receipt.periodEnd)}`],
  ['Medio de pago', 'PayPal'],
];

export function drawReceipt(paper: Paper, receipt: DrawReceipt): void {
  paper.page();
  let y = MARGIN;
  y += paper.write('CartaViva', MARGIN, y, WIDTH, { face: 'display', size: 22, color: BRAND }) + 4;
  y += paper.write('Recibo de pago', MARGIN, y, WIDTH, { face: 'display', size: 30 }) + 24;
  for (const [label, text] of rowsOf(receipt)) {
    paper.write(label, MARGIN, y, LABEL, { size: 10.5, color: paper.style.soft });
    y += paper.write(text, MARGIN + LABEL, y, WIDTH - LABEL, { size: 10.5 }) + 9;
  }
  y = total(paper, receipt, y + 10);
  const note = 'Comprobante de pago sin valor fiscal. No sustituye un comprobante con NCF.';
  paper.write(note, MARGIN, y + 28, WIDTH, { size: 9, color: paper.style.soft });
}

function total(paper: Paper, { amount, currency }: DrawReceipt, top: number): number {
  paper.pen
    .moveTo(MARGIN, top)
    .lineTo(PAGE.width - MARGIN, top)
    .lineWidth(0.6)
    .stroke(paper.style.line);
  const strong = { face: 'strong', size: 15 } as const;
  paper.write('Total pagado', MARGIN, top + 14, LABEL, strong);
  const price = `US${formatPrice(amount, { currency, country: DEFAULT_COUNTRY })}`;
  const style = { ...strong, align: 'right' } as const;
  return top + 14 + paper.write(price, MARGIN + LABEL, top + 14, WIDTH - LABEL, style);
}
