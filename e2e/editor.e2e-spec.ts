import type { Browser } from 'playwright-core';
import { itWith } from './support/engines/engine';
import { eventually } from './support/eventually';
import { DESK, launch, PHONE } from './support/browser';
import { ITEMS, openItems, shownOrder } from './support/editor';
import { judge, said } from './support/judge';
import { itemNamesOf, menuOf, ownerOn } from './support/owner';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

describe('los ítems, en un escritorio', () => {
  let owner: Awaited<ReturnType<typeof openItems>>;
  beforeAll(async () => {
    owner = await openItems(browser, DESK);
  });

  it('se agotan y vuelven con un toque', async () => {
    const { page, api, menuId } = owner;
    const available = async () => {
      const items = (await api.call('GET', `/api/menus/${menuId}/items`)) as {
        name: string;
        isAvailable: boolean;
      }[];
      return items.find(({ name }) => name === 'Mangú')!.isAvailable;
    };
    await page.getByRole('switch', { name: 'Mangú está disponible' }).click();
    await said(page, 'No disponible');
    await eventually(async () => !(await available()), 'it is still available');
    await page.getByRole('switch', { name: 'Mangú está disponible' }).click();
    await eventually(available, 'it is still sold out');
  });

  it('cambian de precio todos a la vez, y todos vuelven atrás', async () => {
    const { page, api, menuId } = owner;
    const price = async () => {
      const items = (await api.call('GET', `/api/menus/${menuId}/items`)) as {
        name: string;
        price: string;
      }[];
      return items.find(({ name }) => name === 'Mangú')!.price;
    };
    await page.getByRole('button', { name: 'Más acciones del menú' }).click();
    await page.getByRole('menuitem', { name: 'Cambiar precios' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar precios' });
    await dialog.getByLabel('Por ciento').last().fill('10');
    await judge(page, 'editor-prices-desk');
    await dialog.getByRole('button', { name: /^Cambiar 4 ítems/ }).click();
    await said(page, 'Cambiaste los precios de 4 ítems.');
    expect(await price()).toBe('275.00');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await eventually(async () => (await price()) === '250.00', 'the price is not back');
  });

  it('llegan de una tabla pegada, cuando nada está en duda', async () => {
    const { page, api, menuId } = owner;
    await page.getByRole('button', { name: 'Más acciones del menú' }).click();
    await page.getByRole('menuitem', { name: 'Importar ítems' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importar ítems' });
    await dialog
      .getByRole('textbox')
      .fill('Nombre\tPrecio\tCategoría\nFlan\t95\tPostres\nYaroa\tmucho\t');
    await dialog.getByRole('button', { name: 'Leer mi menú' }).click();
    await dialog.getByText('Falta el precio.').waitFor();
    await judge(page, 'editor-import-desk');
    await dialog.getByRole('button', { name: 'Quitar Yaroa' }).click();
    await dialog.getByRole('button', { name: 'Agregar 1 plato' }).click();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await page.getByRole('heading', { name: 'Flan' }).waitFor();
    const path = `/api/menus/${menuId}`;
    const categories = (await api.call('GET', `${path}/categories`)) as {
      id: string;
      name: string;
    }[];
    const { id: categoryId } = categories.find(({ name }) => name === 'Postres')!;
    const items = (await api.call('GET', `${path}/items`)) as { name: string }[];
    const flan = items.find(({ name }) => name === 'Flan');
    expect(flan).toMatchObject({ price: '95.00', categoryId });
    expect(items.map(({ name }) => name)).not.toContain('Yaroa');
  });

  it('se eliminan tras preguntar, y se recuperan desde el aviso', async () => {
    const { page, api, menuId } = owner;
    await page.getByRole('button', { name: 'Eliminar Avena' }).click();
    await said(page, '¿Estás seguro de que quieres eliminar "Avena"?');
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await said(page, 'Item eliminado correctamente.');
    await page.getByRole('heading', { name: 'Avena' }).waitFor({ state: 'detached' });
    const isStored = async () => (await itemNamesOf(api, menuId)).includes('Avena');
    await eventually(async () => !(await isStored()), 'the item is still there');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('heading', { name: 'Avena' }).waitFor();
    await eventually(isStored, 'the item is not back');
  });

  it('se buscan sin acentos', async () => {
    const { page } = owner;
    await page.getByLabel('Buscar en el menú').fill('mangu');
    await page.getByRole('heading', { name: 'Sancocho' }).waitFor({ state: 'detached' });
    expect(await shownOrder(page)).toContain('Mangú');
    await page.getByLabel('Buscar en el menú').fill('');
    await page.getByRole('heading', { name: 'Sancocho' }).waitFor();
  });

  it('no dejan nada en la consola', () => expect(owner.troubles()).toEqual([]));
});

describe('los ítems, en un teléfono', () => {
  let phone: Awaited<ReturnType<typeof openItems>>;
  beforeAll(async () => {
    phone = await openItems(browser, PHONE);
  });

  it('recuperan el precio que se cambió por error', async () => {
    const { page, api, menuId } = phone;
    await page.getByRole('button', { name: 'RD$140.00' }).click();
    await page.getByLabel('Precio de Avena').fill('1400');
    await page.keyboard.press('Enter');
    await said(page, 'Avena: de RD$140.00 a RD$1,400.00.');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await said(page, 'Todo está como antes.');
    await page.getByRole('button', { name: 'RD$140.00' }).waitFor();
    const items = (await api.call('GET', `/api/menus/${menuId}/items`)) as { price: string }[];
    expect(items.map(({ price }) => price)).toContain('140.00');
  });

  it('se ordenan con Subir y Bajar', async () => {
    const { page, api, menuId } = phone;
    await page.getByRole('button', { name: 'Más acciones para Avena' }).click();
    await page.getByRole('menuitem', { name: 'Subir' }).click();
    await eventually(
      async () => (await itemNamesOf(api, menuId)).indexOf('Avena') === 0,
      'the item did not go up',
    );
    await judge(page, 'editor-items-phone');
  });

  it('no dejan nada en la consola', () => expect(phone.troubles()).toEqual([]));
});

describe('el código y lo impreso', () => {
  itWith('covered controls')(
    'rechaza un diseño que los teléfonos no leen, y guarda el que sí',
    async () => {
      const { page, api, troubles } = await ownerOn(browser, DESK);
      const { id } = await menuOf(api, ITEMS, { isPublished: true });
      await page.goto(`/editor/${id}`);
      await page.getByRole('tab', { name: 'QR' }).click();
      await page.getByLabel('Otro color').first().fill('#f7e463');
      await page.getByText(/muchos teléfonos no lo leerían/).waitFor();
      await page.getByRole('radio', { name: 'Verde oscuro' }).check({ force: true });
      await page.getByRole('radio', { name: 'Redondeados' }).check();
      await page.getByRole('button', { name: 'Guardar diseño' }).click();
      await said(page, 'Diseño del código guardado.');
      await judge(page, 'editor-qr-design-desk');

      await page.getByLabel('Mesas').fill('1-3, Terraza');
      for (const name of ['Habladores', 'Etiquetas', 'Afiche', 'Carta completa']) {
        const address = await page
          .getByRole('link', { name: new RegExp(name) })
          .getAttribute('href');
        const answer = await page.request.get(address!);
        expect([name, answer.status()]).toEqual([name, 200]);
        expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
      }
      expect(troubles()).toEqual([]);
    },
  );
});

describe('los idiomas', () => {
  it('se traducen con el original al lado, y el comensal los lee', async () => {
    const { page, api, troubles } = await ownerOn(browser, DESK);
    const { id } = await menuOf(api, ITEMS, { isPublished: true });
    await api.call('PUT', `/api/menus/${id}`, { languages: ['en'] });
    await page.goto(`/editor/${id}`);
    await page.getByRole('tab', { name: 'Idiomas' }).click();
    await page
      .getByText(/textos al día · faltan \d+$/)
      .first()
      .waitFor();
    await judge(page, 'editor-languages-desk');
    const texts = [{ kind: 'item', field: 'name', source: 'Sancocho', text: 'Seven meat stew' }];
    const items = (await api.call('GET', `/api/menus/${id}/items`)) as {
      id: string;
      name: string;
    }[];
    const item = items.find(({ name }) => name === 'Sancocho')!;
    await api.call('PUT', `/api/menus/${id}/translations/en`, {
      texts: texts.map((text) => ({ ...text, id: item.id })),
    });
    await page.goto(`/menu/${id}?lang=en`);
    await page.getByText('Seven meat stew').first().waitFor();
    expect(troubles()).toEqual([]);
  });
});
