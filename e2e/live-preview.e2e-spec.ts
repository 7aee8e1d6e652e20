import type { Browser } from 'playwright-core';
import { DESK, launch, system } from './support/browser';
import { diner } from './support/diner';
import { menuOf, ownerOn } from './support/owner';
import { COCKTAIL, MOFONGO, Restaurant } from './support/restaurant';

describe('la vista previa de un menú', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });

  it('muestra junto al formulario lo que se escribe, mientras se escribe', async () => {
    const { page, api, troubles } = await ownerOn(browser, DESK);
    const { id } = await menuOf(api, [{ name: 'Mofongo', price: '350' }], { isPublished: true });
    await page.goto(`/editor/${id}`);
    const preview = page.frameLocator('iframe[title^="Menú de "]');
    await preview.getByText('Mofongo').first().waitFor();
    await page.getByLabel(/Nombre del restaurante/).fill('El Conuco de Rosa');
    await preview.getByRole('heading', { name: 'El Conuco de Rosa' }).waitFor();
    await page.getByRole('tab', { name: 'Ítems' }).click();
    await page.getByRole('button', { name: 'Editar Mofongo' }).click();
    await page
      .getByLabel(/^Precio/)
      .first()
      .fill('425');
    await preview.getByText('RD$425.00').first().waitFor();
    expect(troubles()).toEqual([]);
  });

  it('dibuja lo que le mandan, aunque nadie lo haya guardado', async () => {
    const { menuId } = await Restaurant.open();
    const read = async (part = ''): Promise<unknown> =>
      (await fetch(`${system().url}/api/public/menus/${menuId}${part}`)).json();
    const [menu, categories, items] = await Promise.all([
      read(),
      read('/categories'),
      read('/items'),
    ]);
    const { context, page } = await diner(browser);
    await page.goto(`${system().url}/login`);
    const unsaved = { ...(menu as object), restaurantName: 'Todavía sin guardar' };
    await page.evaluate(
      async (published) => {
        const frame = document.createElement('iframe');
        frame.title = 'Vista previa';
        const ready = new Promise((listen) => {
          addEventListener('message', listen, { once: true });
        });
        frame.src = '/menu-preview';
        document.body.append(frame);
        await ready;
        const message = { type: 'cartaviva:preview', published, language: 'es' };
        frame.contentWindow?.postMessage(message, location.origin);
      },
      { menu: unsaved, categories, items },
    );
    const preview = page.frameLocator('iframe[title="Vista previa"]');
    await preview.getByRole('heading', { name: 'Todavía sin guardar' }).waitFor();
    await preview.getByText(MOFONGO.name).waitFor();
    await preview.getByText('RD$265.00').waitFor();
    await preview.getByText(COCKTAIL.name).click();
    expect(page.url()).toBe(`${system().url}/login`);
    await context.close();
  });
});
