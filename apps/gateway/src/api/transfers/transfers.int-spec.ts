import { identity, type RequestTo } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { sampleTransfer } from '../../../test/samples';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('a transfer in the API', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;
  const userId: string = randomUUID();

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway));
  });
  afterAll(() => testGateway.close());

  const propose = (agent?: string) =>
    gateway.call('/api/transfers', {
      body: { userId, stays: false, password: 'secreta' },
      headers: { cookie, ...(agent && { 'user-agent': agent }) },
    });

  it('is proposed with the device that it is proposed from', async () => {
    const asked: RequestTo<typeof identity.transfer.propose>[] = [];
    testGateway.identity.on(identity.transfer.propose, (request) => {
      asked.push(request);
      return sampleTransfer();
    });
    const { status, headers, json } = await propose('Firefox en el local');
    const { id } = json as { id: string };
    expect([status, headers['location']]).toEqual([201, `/api/transfers/${id}`]);
    expect(asked).toEqual([
      { userId, stays: false, password: 'secreta', userAgent: 'Firefox en el local' },
    ]);
  });

  it('waits with all others whose passwords are hashed: one more than fits is refused at once', async () => {
    let hash: () => void = () => undefined;
    const hashed = new Promise<void>((resolve) => (hash = resolve));
    testGateway.identity.on(identity.transfer.propose, async () => {
      await hashed;
      return sampleTransfer();
    });
    const calls = Array.from({ length: 61 }, () => propose());
    const { status, headers } = await Promise.race(calls);
    hash();
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    await Promise.all(calls);
  });
});
