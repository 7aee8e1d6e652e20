import { menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { samplePriceChange } from '../../../test/samples';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('a price change in the API', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let headers: { cookie: string };

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    const { cookie } = await testGateway.signIn(gateway);
    headers = { cookie };
  });
  afterAll(() => testGateway.close());

  it('is waited for as long as thousands of prices may take to be written', async () => {
    const waits: number[] = [];
    for (const message of [menus.priceChange.apply, menus.priceChange.undo]) {
      testGateway.menus.on(message as typeof menus.priceChange.undo, (_, context) => {
        const { deadline } = context;
        waits.push(deadline - Date.now());
        return samplePriceChange();
      });
    }
    const body = { kind: 'percent', percent: 8 };
    const applied = await gateway.call('/api/price-changes', { body, headers });
    const undone = await gateway.call(`/api/price-changes/${randomUUID()}/undo`, {
      ...{ method: 'POST', headers },
    });
    expect([applied.status, undone.status]).toEqual([200, 200]);
    // A busy machine may already have used some of the 15 seconds.
    for (const wait of waits) expect([wait > 8000, wait <= 15_000]).toEqual([true, true]);
    expect(waits).toHaveLength(2);
  });
});
