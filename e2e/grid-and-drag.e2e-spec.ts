import type { Browser, Page } from 'playwright-core';
import { DESK, launch } from './support/browser';
import { openItems, shownOrder } from './support/editor';
import { itWith } from './support/engines/engine';
import { eventually } from './support/eventually';
import { judge, said } from './support/judge';
import { itemNamesOf } from './support/owner';

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Mover ${name}` });

describe('los ítems, en un escritorio', () => {
  let browser: Browser;
  let owner: Awaited<ReturnType<typeof openItems>>;
  beforeAll(async () => {
    browser = await launch();
    owner = await openItems(browser, DESK);
  });

  itWith('sorting')(
    'se ordenan con el ratón, también entre categorías, y así quedan guardados',
    async () => {
      const { page, api, menuId } = owner;
      await drag(page, 'Sancocho', 'Avena');
      await eventually(
        async () => (await itemNamesOf(api, menuId)).indexOf('Sancocho') < 2,
        'the item did not move',
      );
      await page.reload();
      await page.getByRole('tab', { name: 'Ítems' }).click();
      await page.getByRole('heading', { name: 'Sancocho' }).waitFor();
      const names = await shownOrder(page);
      expect(names.indexOf('Sancocho')).toBeLessThan(names.indexOf('Chivo liniero') - 1);
      await judge(page, 'editor-items-order-desk');
    },
  );

  itWith('sorting')('se ordenan con el teclado solo, y se oye dónde quedan', async () => {
    const { page, api, menuId } = owner;
    await handle(page, 'Chivo liniero').focus();
    await page.keyboard.press('Enter');
    await page.getByText(/Levantaste Chivo liniero/).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText(/^Chivo liniero: /).waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.getByText(/Chivo liniero quedó en/).waitFor({ state: 'attached' });
    const before = await itemNamesOf(api, menuId);
    await handle(page, 'Chivo liniero').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await page.getByText(/Movimiento cancelado/).waitFor({ state: 'attached' });
    expect(await itemNamesOf(api, menuId)).toEqual(before);
  });

  itWith('clipboard')(
    'se cambian en una cuadrícula con lo que se copió de una hoja de cálculo',
    async () => {
      const { page, api, menuId } = owner;
      const item = async () => {
        const items = (await api.call('GET', `/api/menus/${menuId}/items`)) as {
          name: string;
          price: string;
        }[];
        return items.find(({ name }) => name.startsWith('Mangú'))!;
      };
      await page.getByRole('radio', { name: 'Cuadrícula' }).click();
      await page.getByRole('rowheader', { name: 'Mangú' }).click();
      await judge(page, 'editor-grid-desk');
      const cells = 'Mangú con los tres golpes\tDesde las seis\tDesayunos\tRD$ 1,300';
      await page.evaluate((text) => navigator.clipboard.writeText(text), cells);
      await page.keyboard.press('Control+V');
      await said(page, 'Cambiaste 1 ítem.');
      expect(await item()).toMatchObject({ name: 'Mangú con los tres golpes', price: '1300.00' });
      await page.keyboard.press('Control+Z');
      await said(page, 'Todo está como antes.');
      expect(await item()).toMatchObject({ name: 'Mangú', price: '250.00' });
      await page.getByRole('radio', { name: 'Lista' }).click();
    },
  );

  it('no dejan nada en la consola', () => expect(owner.troubles()).toEqual([]));
});

/** Drags an item with the mouse to the place of another one, and drops it once the new position is announced. */
async function drag(page: Page, name: string, target: string): Promise<void> {
  const to = handle(page, target);
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await handle(page, name).boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 4, { steps: 12 });
  await page.getByText(new RegExp(`^${name}: `)).waitFor({ state: 'attached' });
  await page.mouse.up();
}
