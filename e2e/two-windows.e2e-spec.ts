import type { Browser } from 'playwright-core';
import { DESK, launch, system } from './support/browser';
import { itWith } from './support/engines/engine';
import { eventually } from './support/eventually';
import { judge, said } from './support/judge';
import { menuOf, ownerOn } from './support/owner';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

describe('un menú en dos ventanas', () => {
  it('no se pisa en silencio: se elige qué versión se queda', async () => {
    const { page, api, troubles } = await ownerOn(browser, DESK);
    const { id } = await menuOf(api, [], { name: 'Carta' });
    await page.goto(`/editor/${id}`);
    const title = page.getByLabel(/Título del menú/);
    await title.waitFor();
    await api.call('PUT', `/api/menus/${id}`, { name: 'Carta de otra ventana' });
    await title.fill('Carta de la casa');
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByText('Hay otra versión más nueva').waitFor();
    await judge(page, 'editor-conflict-desk');
    await dialog.getByRole('button', { name: 'Quedarme con la mía' }).click();
    const stored = () => api.call('GET', `/api/menus/${id}`) as Promise<{ name: string }>;
    await eventually(async () => (await stored()).name === 'Carta de la casa', 'mine is not saved');
    expect(troubles().filter((trouble) => !/412/.test(trouble))).toEqual([]);
  });

  itWith('offline', 'crashes')(
    'guarda un borrador de lo que no se guardó, y lo ofrece al volver',
    async () => {
      const { page, api } = await ownerOn(browser, DESK);
      const { id } = await menuOf(api, []);
      await page.goto(`/editor/${id}`);
      await page.getByLabel('Descripción').waitFor();
      await page.context().setOffline(true);
      await page.getByLabel('Descripción').fill('Cocina de la abuela');
      await said(page, 'Pendiente de guardar');
      await page.waitForFunction(() =>
        Object.values(localStorage).some((stored) =>
          String(stored).includes('Cocina de la abuela'),
        ),
      );
      const context = page.context();
      // The page must crash: one that is closed normally gets its connection back for a moment and saves.
      const crashed = page.waitForEvent('crash');
      page.goto('chrome://crash').catch(() => undefined);
      await crashed;
      await page.close();
      await context.setOffline(false);
      const again = await context.newPage();
      await again.goto(`${system().url}/editor/${id}`);
      await again.getByRole('button', { name: 'Recuperarlos' }).click();
      expect(await again.getByLabel('Descripción').inputValue()).toBe('Cocina de la abuela');
      await judge(again, 'editor-draft-desk');
    },
  );
});
