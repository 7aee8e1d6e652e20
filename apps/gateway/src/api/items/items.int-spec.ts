import { DomainError, media, menus, type RequestTo } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { sampleCategory, sampleItem } from '../../../test/samples';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { Uploads } from '../../../test/uploads';

describe('the items of a menu in the API', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let uploads: Uploads;
  const menuId: string = randomUUID();

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    uploads = await Uploads.at(testGateway, gateway);
  });
  afterAll(() => testGateway.close());

  it('stand under their categories, and categories over their items, as old as the older list', async () => {
    const [one, other] = [sampleCategory(menuId), { ...sampleCategory(menuId), name: 'Postres' }];
    const flan = sampleItem(menuId, { name: 'Flan', categoryId: other.id });
    const soup = sampleItem(menuId, { name: 'Sancocho', categoryId: one.id });
    const water = sampleItem(menuId, { name: 'Agua', categoryId: null });
    const lost = sampleItem(menuId, { name: 'Té', categoryId: randomUUID() });
    const revisions = { items: 5, categories: 6 };
    testGateway.menus
      .on(menus.item.search, () => {
        const rows = [flan, soup, water, lost];
        return { rows, total: 4, revision: revisions.items };
      })
      .on(menus.category.search, () => {
        return { rows: [one, other], total: 2, revision: revisions.categories };
      });
    const list = (what: string) =>
      gateway.call(`/api/menus/${menuId}/${what}`, { headers: { cookie: uploads.cookie } });
    for (const [items, categories] of [
      [5, 6],
      [6, 5],
    ] as const) {
      Object.assign(revisions, { items, categories });
      const [byItem, byCategory] = [
        await list('items?include=category'),
        await list('categories?include=items'),
      ];
      expect(byItem.json).toEqual([
        { ...flan, category: other },
        { ...soup, category: one },
        { ...water, category: null },
        { ...lost, category: null },
      ]);
      expect(byCategory.json).toEqual([
        { ...one, items: [soup] },
        { ...other, items: [flan] },
      ]);
      expect([byItem, byCategory].map(({ headers }) => headers.etag)).toEqual(['"r5"', '"r5"']);
    }
  });

  describe('with a photo in one call', () => {
    const itemId: string = randomUUID();
    const changes: RequestTo<typeof menus.item.update>[] = [];
    const path = `/api/items/${itemId}/photo`;
    const objectPath = `/objects/${randomUUID()}`;

    beforeEach(() => {
      changes.splice(0);
      testGateway.media.on(media.object.confirm, () => ({ objectPath }));
    });
    const answer = (refusal?: DomainError) =>
      testGateway.menus.on(menus.item.update, (change) => {
        changes.push(change);
        if (refusal) throw refusal;
        return sampleItem(menuId, { id: itemId });
      });
    const issued = () => testGateway.media.count(media.ticket.issue);

    it('take it over the version that the caller has read', async () => {
      answer();
      const match = { headers: { 'if-match': '"3"' } };
      expect((await uploads.post(path, Buffer.from('photo'), match)).status).toBe(200);
      const over = { itemId, expectedVersion: 3 };
      expect(changes).toEqual([over, { ...over, imageUrl: objectPath }]);
    });

    it.each(['CHANGED_MEANWHILE', 'ITEM_NOT_FOUND'] as const)(
      'are refused as %s before any of it is received',
      async (code) => {
        answer(new DomainError(code));
        const before = issued();
        const { status } = await uploads.post(path, Buffer.from('photo'));
        expect(status).toBe(code === 'ITEM_NOT_FOUND' ? 404 : 412);
        expect(changes).toEqual([{ itemId }]);
        expect(issued()).toBe(before);
      },
    );
  });
});
