import { menus } from '@cartaviva/contracts';
import { XLSX } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

const ALL_READ = { faults: [], ignoredColumns: [], otherSheets: [] };
const IMPORTED = { imported: 1, newCategories: 0, firstItems: [], itemIds: [], categoryIds: [] };

describe('tables in the API', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;
  const menuId: string = randomUUID();
  const asked: object[] = [];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway));
    const answering =
      <Reply>(reply: Reply) =>
      (request: object) => {
        asked.push(request);
        return reply;
      };
    const { menu, priceChange, workbook } = menus;
    testGateway.menus
      .on(menu.import, answering({ ...IMPORTED, ...ALL_READ }))
      .on(priceChange.read, answering({ prices: [], ...ALL_READ }))
      .on(workbook.import, answering({ sheets: [] }))
      .on(menu.export, () => ({ content: '\uFEFFNombre\r\n', fileName: 'Menú de Ñoña.csv' }))
      .on(workbook.export, () => ({ content: 'UEs=', fileName: 'Menús.xlsx' }));
  });
  afterAll(() => testGateway.close());
  beforeEach(() => void asked.splice(0));

  const IMPORT = `/api/menus/${menuId}/import`;
  const post = (path: string, body: Buffer | object, type = 'text/csv', more = {}) => {
    const about = Buffer.isBuffer(body) && { 'content-type': type };
    const headers = { cookie, ...about, ...more };
    return gateway.call(path, { method: 'POST', body, headers });
  };
  const table = Buffer.from('Nombre,Precio\nFlan,120\n');

  it.each([
    ['', false],
    ['?preview=false', false],
    ['?preview=true', true],
  ])('are written unless they are previewed: %j', async (query, preview) => {
    for (const path of [IMPORT, '/api/workbook']) {
      expect((await post(`${path}${query}`, table, XLSX)).status).toBe(200);
    }
    const content = expect.anything();
    expect(asked).toEqual([
      { menuId, content, preview },
      { content, preview },
    ]);
  });

  it.each(['1', 'yes', '', 'true&preview=true'])(
    'are refused where preview is %j',
    async (value) => {
      for (const path of [IMPORT, '/api/workbook']) {
        const { status, json } = await post(`${path}?preview=${value}`, table, XLSX);
        expect([status, json]).toMatchObject([400, { fields: { preview: expect.any(String) } }]);
      }
      expect(asked).toEqual([]);
    },
  );

  it('reach the service byte for byte', async () => {
    const bytes = Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff, 0xfe]);
    for (const path of [IMPORT, '/api/workbook', '/api/price-changes/lists']) {
      await post(path, bytes, XLSX);
    }
    const contents = asked.map((request) => (request as { content: Uint8Array }).content);
    expect(contents.map((content) => Buffer.from(content).toString('hex'))).toEqual(
      contents.map(() => bytes.toString('hex')),
    );
  });

  it.each(['text/comma-separated-values', 'text/x-csv', 'application/csv'])(
    'are taken as %s',
    async (type) => expect((await post(IMPORT, table, type)).status).toBe(200),
  );

  it('are imported over the revision that the caller has read', async () => {
    await post(IMPORT, table, 'text/csv', { 'if-match': '"r7"' });
    expect(asked).toMatchObject([{ expectedRevision: 7 }]);
  });

  it.each([IMPORT, '/api/price-changes/lists'])(
    'are not objects of JSON: %s is refused, and nobody is asked',
    async (path) => {
      const { status, json } = await post(path, { items: [] });
      expect([status, json]).toMatchObject([
        ...[400, { type: 'urn:cartaviva:problem:import-unreadable' }],
      ]);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    [
      `/api/menus/${menuId}/export.csv`,
      'text/csv; charset=utf-8',
      'Men%C3%BA%20de%20%C3%91o',
      '\uFEFFNombre\r\n',
    ],
    ['/api/workbook', XLSX, 'Men%C3%BAs.xlsx', 'PK'],
  ])('are downloaded by their names, and nobody keeps them: %s', async (path, type, name, text) => {
    const answer = await gateway.call(path, { headers: { cookie } });
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': type, 'cache-control': 'no-store' },
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
    expect(answer.headers['content-disposition']).toContain(name);
  });
});
