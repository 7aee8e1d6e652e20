import { menus, type RequestTo } from '@cartaviva/contracts';
import { PRINT_LAYOUTS } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('a print in the API', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let headers: { cookie: string };
  const menuId: string = randomUUID();
  const asked: RequestTo<typeof menus.menu.print>[] = [];
  let lost: { missing: string[]; uncoloured: string[] };

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    const { cookie } = await testGateway.signIn(gateway);
    headers = { cookie };
    testGateway.menus.on(menus.menu.print, (request) => {
      asked.push(request);
      const content = Buffer.from('%PDF-1.7').toString('base64');
      return { content, fileName: 'Menú de Ñoña.pdf', ...lost };
    });
  });
  afterAll(() => testGateway.close());
  beforeEach(() => {
    asked.splice(0);
    lost = { missing: [], uncoloured: [] };
  });

  const print = (query: string) => gateway.call(`/api/menus/${menuId}/print${query}`, { headers });

  it('is a PDF by the name of its menu, which nobody keeps', async () => {
    const answer = await print('?layout=tent');
    expect([answer.status, answer.text]).toEqual([200, '%PDF-1.7']);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store' },
      'content-disposition': expect.stringMatching(
        /^inline; .*filename\*=UTF-8''Men%C3%BA%20de%20%C3%91o%C3%B1a\.pdf$/,
      ),
    });
    expect(answer.headers).not.toHaveProperty('cartaviva-lost-letters');
  });

  it('has the layout and the tables that are asked for', async () => {
    for (const layout of PRINT_LAYOUTS) await print(`?layout=${layout}&mesa=1-3,Terraza`);
    await print('?layout=tent');
    expect(asked).toEqual([
      ...PRINT_LAYOUTS.map((layout) => ({ menuId, layout, mesa: '1-3,Terraza' })),
      { menuId, layout: 'tent' },
    ]);
  });

  it('says which letters it could not draw', async () => {
    lost = { missing: ['ꙮ'], uncoloured: ['🍕'] };
    const said = Object.values((await print('?layout=tent')).headers);
    expect(said).toContain('missing="U+A66E"; uncoloured="U+1F355"');
  });

  it.each([
    ['', ['layout']],
    ['?layout=', ['layout']],
    ['?layout=Tent', ['layout']],
    ['?layout=tent&layout=menu', ['layout']],
    ['?layout=tent&mesa=1-61', ['mesa']],
    ['?layout=tent&mesa=9-1', ['mesa']],
    ['?layout=tent&mesa=1&mesa=2', ['mesa']],
    ['?layout=flag&mesa=9-1', ['layout', 'mesa']],
  ])('is refused by its fields, and nobody is asked: %s', async (query, fields) => {
    const { status, json } = await print(query);
    expect(status).toBe(400);
    expect(Object.keys((json as { fields: object }).fields)).toEqual(fields);
    expect(asked).toEqual([]);
  });

  it('has exactly as many tables as there may be', async () => {
    expect((await print('?layout=tent&mesa=1-60')).status).toBe(200);
  });
});
