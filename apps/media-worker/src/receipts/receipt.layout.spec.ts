import type { DrawReceipt } from '@cartaviva/contracts';
import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { Paper } from '../prints/paper';
import { drawReceipt } from './receipt.layout';

const receipt: DrawReceipt = {
  receiptNumber: 'CV-2026-000042',
  ...{ planName: 'Profesional', amount: '29.00', currency: 'USD' },
  ...{ paidAt: '2026-11-21T03:00:00Z', periodStart: '2026-11-21T03:00:00Z' },
  periodEnd: '2026-12-21T03:00:00Z',
  ...{ payerName: 'Carmen Peña', payerEmail: 'carmen@example.do' },
};

async function print(own: Partial<DrawReceipt> = {}): Promise<string> {
  const paper = new Paper('Recibo');
  drawReceipt(paper, { ...receipt, ...own });
  return (await paper.finish()).toString('latin1');
}

describe('a receipt', () => {
  it('is one page', async () => {
    expect((await print()).match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('can be drawn whatever the payer is called', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200, unit: 'grapheme' }), async (payerName) => {
        expect(await print({ payerName })).toMatch(/^%PDF/);
      }),
      { numRuns: runs(30) },
    ));
});
