import { menus } from '@cartaviva/contracts';
import { aMenu, atOnce } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function published(restaurantName: string) {
  const owner = service.owner();
  const menu = await owner.call(
    menus.menu.create,
    aMenu({ restaurantName, isPublished: true, phone: '809' }),
  );
  const rename = async (name: string) =>
    (await owner.call(menus.menu.update, { menuId: menu.id, restaurantName: name })).slug;
  return { ...owner, menu, rename };
}

const resolve = (slug: string) => service.visitor.call(menus.publicMenu.resolve, { slug });
const NOBODY = { menuId: null };

describe('the human address of a menu', () => {
  it('is made of the name of the restaurant', async () => {
    const { menu } = await published('La Cocina de Ñoña & Café');
    expect(menu.slug).toBe('la-cocina-de-nona-cafe');
    expect(await resolve(menu.slug)).toEqual({ menuId: menu.id, slug: menu.slug });
    expect(await resolve('nadie')).toEqual(NOBODY);
  });

  it('is of one menu alone, however many of a name are made at once', async () => {
    const { done, refused } = await atOnce(20, () => published('Comedor Único'));
    expect(refused).toEqual([]);
    const slugs = done.map(({ menu }) => menu.slug);
    expect(new Set(slugs).size).toBe(20);
    expect(slugs).toEqual(expect.arrayContaining(['comedor-unico', 'comedor-unico-2']));
    for (const slug of slugs) expect(slug).toMatch(/^comedor-unico(-\d{1,6})?$/);
  });

  it('follows the name; the old ones lead on, to nobody else, and may be taken back', async () => {
    const ana = await published('Doña Ana');
    expect(await ana.rename('Doña Ana!')).toBe('dona-ana');
    expect(await ana.rename('Ana y Luis')).toBe('ana-y-luis');
    const now = { menuId: ana.menu.id, slug: 'ana-y-luis' };
    for (const slug of ['dona-ana', 'ana-y-luis']) expect(await resolve(slug)).toEqual(now);
    expect((await published('Doña Ana')).menu.slug).toBe('dona-ana-2');
    expect(await ana.rename('Doña Ana')).toBe('dona-ana');
    expect(await resolve('ana-y-luis')).toEqual({ ...now, slug: 'dona-ana' });
  });

  it('stays what it is for a menu that was renamed over and over', async () => {
    const { rename } = await published('Inquieto 0');
    const slugs = new Set<string>();
    for (let turn = 1; turn <= 40; turn += 1) slugs.add(await rename(`Inquieto ${turn}`));
    expect(slugs.size).toBe(29);
    expect(await rename('Inquieto 99')).toBe('inquieto-29');
  });

  it('leads to menus that are online, and they alone are on the map', async () => {
    const [online, draft, deleted, closed] = await Promise.all(
      ['En línea', 'Borrador', 'Borrado', 'Cerrado'].map(published),
    );
    await draft!.call(menus.menu.update, { menuId: draft!.menu.id, isPublished: false });
    await deleted!.call(menus.menu.delete, { menuId: deleted!.menu.id });
    await service.sql(`INSERT INTO closed_accounts VALUES ($1, now(), 1)`, [closed!.accountId]);
    for (const hidden of [draft, deleted, closed]) {
      expect(await resolve(hidden!.menu.slug)).toEqual(NOBODY);
    }
    const { rows, total } = await service.visitor.call(menus.publicMenu.sitemap, { page: 1 });
    expect(rows).toHaveLength(total);
    const { slug, updatedAt } = online!.menu;
    expect(rows).toContainEqual({ slug, updatedAt });
    const slugs = rows.map((row) => row.slug);
    for (const hidden of [draft, deleted, closed]) expect(slugs).not.toContain(hidden!.menu.slug);
    expect(await service.visitor.call(menus.publicMenu.sitemap, { page: 2 })).toEqual({
      ...{ rows: [], total },
    });
  });
});
