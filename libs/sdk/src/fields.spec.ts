import { createClient } from './client';
import { unwrap } from './errors';
import { all } from './paging';

const client = (reply: unknown) =>
  createClient({ fetch: () => Promise.resolve(Response.json(reply)) });
const path = { menuId: '3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11' };

// The compiler checks the types: code that reads a field outside `fields` does not compile.
describe('an answer with some fields', () => {
  it('has all fields without `fields`', async () => {
    const [menu] = await unwrap(client([{ name: 'Cena' }]).GET('/api/menus'));
    const name: string = menu!.name;
    expect(name).toBe('Cena');
  });

  it('has the fields asked for, and no other', async () => {
    const query = { fields: ['name', 'slug'] } as const;
    const asked = client([{ name: 'Cena' }]).GET('/api/menus', {
      params: { query: { fields: ['name', 'slug'] } },
    });
    const [menu] = await unwrap(asked);
    const name: string = menu!.name;
    // @ts-expect-error: `version` was not asked for
    const version: unknown = menu!.version;
    expect([name, version, query.fields]).toEqual(['Cena', undefined, ['name', 'slug']]);
  });

  it('has what it includes beside the fields', async () => {
    const asked = client([{ name: 'Flan' }]).GET('/api/menus/{menuId}/items', {
      params: { path, query: { fields: ['name'], include: ['category'] } },
    });
    const [item] = await unwrap(asked);
    const category: { name: string } | null | undefined = item!.category;
    // @ts-expect-error: `price` was not asked for
    const price: unknown = item!.price;
    expect([category, price]).toEqual([undefined, undefined]);
  });

  it('may lack any field where the names are only known later', async () => {
    const fields: ('name' | 'slug' | 'id')[] = ['name'];
    const asked = client([{ name: 'Cena' }]).GET('/api/menus', { params: { query: { fields } } });
    const [menu] = await unwrap(asked);
    const id: string | undefined = menu!.id;
    expect(id).toBeUndefined();
  });

  it('is narrowed in a list of several pages', async () => {
    const query = { fields: ['name'] as 'name'[] };
    for await (const menu of all(client([{ name: 'Cena' }]), '/api/menus', { params: { query } })) {
      const name: string = menu.name;
      // @ts-expect-error: `id` was not asked for
      expect([name, menu.id]).toEqual(['Cena', undefined]);
    }
  });
});
