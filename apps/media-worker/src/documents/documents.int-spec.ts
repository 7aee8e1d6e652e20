import { media, type DrawPrint, type DrawReceipt, type PublicItemView } from '@cartaviva/contracts';
import { PLAIN_QR } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { aPublishedItem, aPublishedMenu } from '../../test/published-menu';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;
beforeAll(async () => {
  service = await sharedTestService();
});

function printOf(count: number, own: Partial<PublicItemView> = {}): DrawPrint {
  const names = Array.from({ length: count }, (_, at) => `Plato ${at}`);
  const items = names.map((name) => aPublishedItem({ name, ...own }));
  const content = JSON.stringify(aPublishedMenu(items));
  const menuId = randomUUID();
  return { menuId, logoUrl: null, layout: 'menu', tables: [], content, qrDesign: PLAIN_QR };
}

const RECEIPT: DrawReceipt = {
  receiptNumber: 'CV-2026-000042',
  ...{ planName: 'Profesional', amount: '29.00', currency: 'USD' },
  ...{ paidAt: '2026-11-21T03:00:00Z', periodStart: '2026-11-21T03:00:00Z' },
  periodEnd: '2026-12-21T03:00:00Z',
  ...{ payerName: 'Carmen Peña', payerEmail: 'carmen@example.do' },
};

const pdfIn = ({ pdf }: { pdf: string }) => Buffer.from(pdf, 'base64').toString('latin1');

describe('a document', () => {
  it('is drawn for its owner: a menu, and a receipt', async () => {
    const { call } = service.owner();
    expect(pdfIn(await call(media.print.draw, printOf(3)))).toMatch(/^%PDF/);
    expect(pdfIn(await call(media.receipt.draw, RECEIPT))).toMatch(/^%PDF/);
  });

  it('is drawn for nobody who is not signed in', async () => {
    const forbidden = { code: 'FORBIDDEN' };
    await expect(service.visitor(media.print.draw, printOf(1))).rejects.toMatchObject(forbidden);
    await expect(service.visitor(media.receipt.draw, RECEIPT)).rejects.toMatchObject(forbidden);
  });

  it('keeps nobody waiting but who asked for it: tickets are issued while two owners print', async () => {
    const asked = printOf(450);
    const [ana, bea, caro] = [service.owner(), service.owner(), service.owner()];
    // Both threads have started and loaded their fonts.
    await Promise.all([ana, bea].map(({ call }) => call(media.print.draw, printOf(1))));
    const print = async ({ call }: typeof ana) => {
      const begun = performance.now();
      const drawn = await call(media.print.draw, asked);
      expect(pdfIn(drawn)).toMatch(/^%PDF/);
      return performance.now() - begun;
    };
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    let isPrinting = true;
    const printing = Promise.all([print(ana), print(bea)]).finally(() => (isPrinting = false));
    let issued = 0;
    while (isPrinting) {
      await caro.issue();
      if (isPrinting) issued += 1;
    }
    const durations = await printing;
    delay.disable();
    // On the event loop, a print would cause one delay of its whole duration and let a single ticket through.
    expect(issued).toBeGreaterThan(5);
    expect(delay.max / 1e6).toBeLessThan(Math.min(...durations) / 2);
  });

  it('is drawn for another owner while one prints a long menu four times at once', async () => {
    const [ana, bea] = [service.owner(), service.owner()];
    const large = printOf(450, { description: 'Rico. '.repeat(75) });
    let arePrinting = true;
    const four = Array.from({ length: 4 }, () => ana.call(media.print.draw, large, 60_000));
    const printed = Promise.allSettled(four).finally(() => (arePrinting = false));
    let drawn = 0;
    while (arePrinting) {
      expect(pdfIn(await bea.call(media.print.draw, printOf(1)))).toMatch(/^%PDF/);
      if (arePrinting) drawn += 1;
    }
    // In a common queue, only the last print would leave time for it. On two cores, the owners take turns.
    expect(drawn).toBeGreaterThan(1);
    // An owner with many concurrent requests is served as far as there is room.
    const [first] = await printed;
    expect(first!.status).toBe('fulfilled');
  });
});
