import type { Browser } from 'playwright-core';
import { keepScreenshot, launch } from './support/browser';
import { barriers, diner, itemRow } from './support/diner';
import { eventually } from './support/eventually';
import { isStored, TABLET } from './support/kitchen';
import { menuOf, ownerOn } from './support/owner';
import { Restaurant, SALAD } from './support/restaurant';
import { openSignal, type Signal } from './support/signal';

describe('sin señal', () => {
  let browser: Browser;
  let signal: Signal;
  beforeAll(async () => {
    [browser, signal] = await Promise.all([launch(), openSignal()]);
  });
  afterAll(() => signal.close());

  it('un comensal sigue leyendo el menú que tenía, y al volver la señal se pone al día', async () => {
    const restaurant = await Restaurant.open();
    const { page, context } = await diner(browser, { serviceWorkers: 'allow' });
    await page.goto(`${signal.url}/menu/${restaurant.menuId}`);
    await eventually(
      () => page.evaluate(() => caches.match(location.pathname).then(Boolean)),
      'no copy was kept',
    );
    await signal.lose();
    await restaurant.change(SALAD, { price: '235.00' });
    await page.reload();
    await page.getByText(/^Copia guardada hoy a las /).waitFor();
    await itemRow(page, SALAD.name).getByText('RD$225.00').waitFor();
    expect(await barriers(page)).toEqual([]);
    await keepScreenshot(page, 'diner-offline-phone');

    await signal.restore(page);
    await itemRow(page, SALAD.name).getByText('RD$235.00').waitFor();
    await page.getByText(/^Copia guardada/).waitFor({ state: 'detached' });
    await context.close();
  });

  it('la cocina abre, marca lo que se agotó y lo envía cuando vuelve', async () => {
    const { page, api } = await ownerOn(browser, TABLET);
    const items = ['Mofongo', 'Flan'].map((name) => ({ name, price: '350' }));
    const { id } = await menuOf(api, items, { isPublished: true });
    const isAvailable = async () => {
      const stored = (await api.call('GET', `/api/menus/${id}/items`)) as {
        name: string;
        isAvailable: boolean;
      }[];
      return stored.find(({ name }) => name === 'Flan')!.isAvailable;
    };
    await page.goto(`${signal.url}/cocina`);
    await page.getByRole('switch', { name: 'Flan' }).waitFor();
    await eventually(() => isStored(page), 'the kitchen is not stored');
    await signal.lose();
    await page.reload();
    await page.getByText(/^Sin señal\. Los platos, como estaban hoy a las /).waitFor();
    await page.getByRole('switch', { name: 'Flan' }).click();
    await page.getByText('Guardado aquí, se enviará al volver la señal').waitFor();
    expect(await isAvailable()).toBe(true);
    await signal.restore(page);
    await eventually(async () => !(await isAvailable()), 'the mark was not sent');
    await page.getByText(/^Sin señal\./).waitFor({ state: 'detached' });
  });
});
