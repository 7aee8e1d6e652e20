import { menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { call } from '../../../test/client';
import { sampleMenu } from '../../../test/samples';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('in development, an answer', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;
  const lines: { fault?: string; requestId?: string }[] = [];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    const write = (text: string) => {
      const line = JSON.parse(text) as (typeof lines)[number];
      // Status checks run beside the tests and log their own failures.
      if (line.fault) lines.push(line);
    };
    const logger = pino({ level: 'warn' }, { write });
    gateway = await testGateway.gateway({ DESCRIBED_ANSWERS: 'log' }, logger);
    ({ cookie } = await testGateway.signIn(gateway));
  });
  afterAll(() => testGateway.close());
  beforeEach(() => void lines.splice(0));

  const read = async (menu: object) => {
    testGateway.menus.on(menus.menu.get, () => ({ ...sampleMenu(), ...menu }));
    return call(gateway.url, `/api/menus/${randomUUID()}`, { headers: { cookie } });
  };

  it('with a field that the document does not describe is logged, and sent as it is', async () => {
    const { status, headers, json } = await read({ passwordHash: 'x' });
    expect([status, json]).toMatchObject([200, { passwordHash: 'x' }]);
    expect(lines).toMatchObject([
      {
        fault: expect.stringMatching(
          /^GET \/api\/menus\/\{menuId\} answers 200 with data must NOT/,
        ),
        requestId: headers['x-request-id'],
      },
    ]);
  });

  it('that the document describes is not', async () => {
    expect((await read({})).status).toBe(200);
    expect(lines).toEqual([]);
  });
});
