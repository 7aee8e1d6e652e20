import { menus, TemplateView } from '@cartaviva/contracts';
import { designOfTemplate, TEMPLATES } from '@cartaviva/menu-templates';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { aMenu, FIRST_PAGE } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('a template', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));

  it('keeps the rules that the menus of owners keep, and anyone may read it', async () => {
    const templates = await service.visitor.call(menus.template.list, {});
    expect(templates).toEqual(TEMPLATES);
    for (const template of templates) {
      const checked = { whitelist: true, forbidNonWhitelisted: true };
      expect(validateSync(plainToInstance(TemplateView, template), checked)).toEqual([]);
    }
  });

  it('creates a menu with the template’s name', async () => {
    const { call } = service.owner();
    const [template] = TEMPLATES;
    const made = await call(menus.menu.create, { templateId: template!.id });
    expect(made).toMatchObject({ name: template!.name, restaurantName: 'Mi Restaurante' });
    expect((await call(menus.item.search, { menuId: made.id })).rows).not.toHaveLength(0);
  });

  it.each(TEMPLATES.map(({ id }) => id))('%s becomes exactly a menu', async (templateId) => {
    const template = TEMPLATES.find(({ id }) => id === templateId)!;
    const owner = service.owner();
    const menu = await owner.call(menus.menu.create, aMenu({ templateId }));
    expect(menu).toMatchObject({ themeColor: template.themeColor, currency: 'DOP', version: 1 });
    expect(menu.design).toBe(designOfTemplate(template.id));

    const categories = (await owner.call(menus.category.search, { menuId: menu.id })).rows;
    const items = (await owner.call(menus.item.search, { menuId: menu.id })).rows;
    const made = categories.map(({ id, name }) => ({
      name,
      items: items
        .filter(({ categoryId }) => categoryId === id)
        .map(({ name: item, description, price, dietaryTags, imageUrl, sizes, extras }) => ({
          ...{ name: item, description, price, dietaryTags, imageUrl, sizes, extras },
        })),
    }));
    expect(made).toEqual(template.categories);
    expect(items.map(({ displayOrder }) => displayOrder)).toEqual(items.map((_, at) => at + 1));
    for (const { imageUrl, imagePlaceholder } of items) {
      expect(imagePlaceholder).toEqual(imageUrl ? expect.any(String) : null);
    }
  });

  it('fills a menu that is empty, which keeps its name and address, and no other', async () => {
    const owner = service.owner();
    const made = await owner.call(menus.menu.create, aMenu());
    const template = TEMPLATES[0]!;
    const fill = { menuId: made.id, templateId: template.id };
    const { name, slug } = await owner.call(menus.menu.update, fill);
    expect({ name, slug }).toEqual({ name: made.name, slug: made.slug });
    const items = (await owner.call(menus.item.search, { menuId: made.id })).rows;
    const all = template.categories.flatMap((category) => category.items);
    expect(items.map(({ imageUrl, sizes }) => ({ imageUrl, sizes }))).toEqual(
      all.map(({ imageUrl, sizes }) => ({ imageUrl, sizes })),
    );
    await expect(owner.call(menus.menu.update, fill)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    expect((await owner.call(menus.item.search, { menuId: made.id })).rows).toHaveLength(
      all.length,
    );
  });

  it('gives way to the colour and currency that were asked for', async () => {
    const look = { themeColor: '#123456', currency: 'USD', design: 'cafe' } as const;
    const wanted = aMenu({ ...look, templateId: 'bar' });
    const menu = await service.owner().call(menus.menu.create, wanted);
    expect(menu).toMatchObject(look);
  });

  it('is not found when there is none, and then there is no menu', async () => {
    const owner = service.owner();
    const creating = owner.call(menus.menu.create, aMenu({ templateId: 'farmacia' }));
    await expect(creating).rejects.toMatchObject({ code: 'TEMPLATE_NOT_FOUND' });
    expect((await owner.call(menus.menu.list, FIRST_PAGE)).total).toBe(0);
  });

  it('counts against the plan as any menu, and leaves nothing when there is no room', async () => {
    const owner = service.owner();
    await owner.call(menus.menu.create, aMenu({ templateId: 'sushi' }));
    const again = owner.call(menus.menu.create, aMenu({ templateId: 'sushi' }));
    await expect(again).rejects.toMatchObject({ code: 'MENU_LIMIT_REACHED' });
    expect((await owner.call(menus.menu.list, FIRST_PAGE)).total).toBe(1);
  });
});
