/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import type { PublicItemView } from '@cartaviva/contracts';
import { pageOf, showPage } from '../../testing/menu-body';
import { id, sampleItem, sampleMenu } from '../../testing/sample-menu';
import { offerSheets } from '../sheets';
import { updatePage } from '../update-page';

const mofongo: Partial<PublicItemView> = {
  name: 'Mofongo',
  description: 'Con caldo aparte.',
  dietaryTags: ['Picante'],
  sizes: [
    { name: 'Individual', price: '450.00' },
    { name: 'Para dos', price: '790.00' },
  ],
  extras: [{ name: 'Queso', price: '75.00' }],
};
const itemsWith = (own: Partial<PublicItemView> = {}) => [
  sampleItem(1, { ...mofongo, ...own }),
  sampleItem(2, { name: 'Flan', price: '190.00' }),
];
const becomes = (own: Partial<PublicItemView>) =>
  updatePage(
    document,
    new DOMParser().parseFromString(pageOf({ items: itemsWith(own) }), 'text/html'),
  );
const sheet = () => within(screen.getByRole('dialog'));
const press = async (name: RegExp | string) =>
  userEvent.click(sheet().getByRole('button', { name }));
/** Presses a button twice before the first press has an effect. */
const pressTwice = (name: string) => {
  const button = sheet().getByRole('button', { name });
  for (let touch = 0; touch < 2; touch += 1) button.click();
};
const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.hash).toBe('');
  });
const openItem = async (name: string) => {
  await userEvent.click(screen.getByRole('link', { name }));
  await screen.findByRole('dialog', { name });
};

/** Orders two Mofongo with a size, an extra and a note. */
const takeIn = async () => {
  await openItem('Mofongo');
  await userEvent.click(sheet().getByRole('radio', { name: /Para dos/ }));
  await userEvent.click(sheet().getByRole('checkbox', { name: /Queso/ }));
  await userEvent.type(sheet().getByLabelText('Nota para la cocina'), 'Sin ajo');
  await press('Uno más de Mofongo');
  expect(sheet().getByLabelText('Nota para la cocina')).toHaveValue('Sin ajo');
  await press('Agregar · RD$1,730.00');
  await closed();
};
const takeFlan = () => userEvent.click(screen.getByRole('button', { name: 'Agregar Flan' }));
const openOrder = async () => {
  await userEvent.click(screen.getByRole('link', { name: /Ver pedido|enviaste/ }));
  await screen.findByRole('dialog', { name: 'Tu pedido' });
};

/** Swipes by this many pixels to the right and down. */
const swipe = (right: number, down: number) => {
  const title = sheet().getByRole('heading');
  const touch = (type: string, touches: object) =>
    title.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), touches));
  touch('touchstart', { touches: [{ clientX: 100, clientY: 100 }] });
  touch('touchend', { changedTouches: [{ clientX: 100 + right, clientY: 100 + down }] });
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has the element but does not implement these methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn<typeof fetch>();
  history.replaceState(null, '', '/m/la-casa-del-mofongo?mesa=7');
  showPage({ items: itemsWith() });
  offerSheets(document);
});

beforeEach(() => {
  jest.mocked(fetch).mockImplementation(() => Promise.reject(new TypeError('away')));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
});

/** Closes all sheets, empties the order and restores the page. */
afterEach(async () => {
  if (screen.queryByRole('dialog')) {
    await press('Cerrar');
    await closed();
  }
  becomes({});
  if (!screen.queryByRole('link', { name: /Ver pedido|enviaste/ })) return;
  await openOrder();
  await press(/Vaciar|empezar otro/);
  await closed();
});

describe('a table with a phone', () => {
  it('opens an item with all there is to know, under an address of its own', async () => {
    await openItem('Mofongo');
    expect(location.hash).toBe('#p-mofongo');
    for (const text of ['Individual · RD$450.00', 'Con caldo aparte.', 'Picante', '+RD$75.00']) {
      expect(sheet().getByText(text)).toBeVisible();
    }
    await press('Cerrar');
    await closed();
  });

  it('leads on to the items around it, and comes back to the last one', async () => {
    const step = (name: string) => sheet().getByRole('button', { name });
    await openItem('Mofongo');
    expect(step('Plato anterior')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(step('Plato siguiente'));
    await screen.findByRole('dialog', { name: 'Flan' });
    expect(location.hash).toBe('#p-flan');
    expect(step('Plato siguiente')).toHaveFocus();
    expect(step('Plato siguiente')).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('.steps [role=status]')).toHaveTextContent('Flan');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Mofongo' });
    await userEvent.type(sheet().getByLabelText('Nota para la cocina'), 'Sin ajo{ArrowRight}');
    swipe(-40, 0);
    swipe(-80, 70);
    swipe(80, 0);
    await screen.findByRole('dialog', { name: 'Mofongo' });
    swipe(-80, 20);
    await screen.findByRole('dialog', { name: 'Flan' });
    await press('Cerrar');
    await closed();
    expect(screen.getByRole('link', { name: 'Flan' })).toHaveFocus();
  });

  it('stays with an item whose photo is enlarged, and with a page that two fingers enlarged', async () => {
    becomes({ imageUrl: `/objects/${id(7)}` });
    await openItem('Mofongo');
    await press('Ampliar la foto');
    becomes({ imageUrl: `/objects/${id(7)}`, description: 'Otro texto' });
    expect(sheet().getByAltText('Foto de Mofongo')).toHaveAttribute('sizes', '200vw');
    swipe(-80, 0);
    await userEvent.keyboard('{ArrowRight}');
    await press('Ampliar la foto');
    Object.assign(globalThis, { visualViewport: { scale: 2 } });
    swipe(-80, 0);
    expect(screen.getByRole('dialog', { name: 'Mofongo' })).toBeVisible();
    Object.assign(globalThis, { visualViewport: { scale: 1 } });
    swipe(-80, 0);
    await screen.findByRole('dialog', { name: 'Flan' });
  });

  it('prices what is chosen and keeps it in the order', async () => {
    await takeIn();
    const bar = await screen.findByRole('link', { name: /Ver pedido · 2/ });
    expect(bar).toHaveTextContent('RD$1,730.00');
    expect(sessionStorage).toHaveLength(1);
  });

  it('shows the order, for the table whose code was scanned', async () => {
    await takeIn();
    await openOrder();
    expect(sheet().getByText('Para dos · Queso · «Sin ajo»')).toBeVisible();
    expect(sheet().getByLabelText('Número de mesa')).toHaveValue('7');
  });

  it('sends nothing that it could not check against the live menu', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await takeFlan();
    await openOrder();
    await press('Enviar por WhatsApp');
    await waitFor(() => expect(sheet().getByRole('alert')).toHaveTextContent(/Sin conexión/));
    expect(said).not.toHaveBeenCalled();
  });

  it('sends no price that is another meanwhile, and what it then shows when asked again', async () => {
    const sizes = [mofongo.sizes![0]!, { name: 'Para dos', price: '800.00' }];
    const html = pageOf({ items: itemsWith({ sizes }) });
    jest.mocked(fetch).mockImplementation(() => Promise.resolve(new Response(html)));
    // jsdom does not navigate and logs an error instead.
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await takeIn();
    await openOrder();
    await press('Enviar por WhatsApp');
    await waitFor(() => expect(sheet().getByRole('alert')).toHaveTextContent(/Cambió un precio/));
    expect(sheet().getAllByText('RD$1,750.00').length).toBeGreaterThan(0);
    expect(said).not.toHaveBeenCalled();
    await press('Enviar por WhatsApp');
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    expect(String((said.mock.calls[0]![0] as Error).message)).toMatch(/navigation/);
  });

  it('asks before it goes to a restaurant that is closed, and goes at once to one that is open', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const isOpen = (openingHours: string) => {
      const html = pageOf({ menu: sampleMenu({ openingHours }), items: itemsWith() });
      jest.mocked(fetch).mockImplementation(() => Promise.resolve(new Response(html)));
      updatePage(document, new DOMParser().parseFromString(html, 'text/html'));
    };
    await takeFlan();
    await openOrder();
    isOpen('Mo-Su off');
    pressTwice('Enviar por WhatsApp');
    const question = 'Estamos cerrados. ¿Lo enviamos de todos modos?';
    await waitFor(() => expect(sheet().getByRole('alert')).toHaveTextContent(question));
    expect(said).not.toHaveBeenCalled();
    await press('Enviar de todos modos');
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    await press('Cerrar');
    await closed();
    isOpen('24/7');
    await openOrder();
    pressTwice('Reenviar');
    await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
    expect(sheet().getByRole('alert')).toHaveTextContent('¿Lo enviaste?');
  });

  it('sends nothing that sold out meanwhile, and says so kindly', async () => {
    await takeIn();
    await openOrder();
    becomes({ isAvailable: false });
    expect(sheet().getByRole('alert')).toHaveTextContent('Se nos acabó algo de tu pedido.');
    expect(sheet().getByText('No disponible')).toBeVisible();
    becomes({});
    expect(sheet().queryByText('No disponible')).toBeNull();
  });

  it('takes an item in from its row, which says how many there are', async () => {
    const add = (label: string) => screen.getByRole('button', { name: label });
    await userEvent.click(add('Agregar Flan'));
    await userEvent.click(add('Agregar Flan; ya hay 1 en tu pedido'));
    expect(add('Agregar Flan; ya hay 2 en tu pedido')).toHaveAttribute('data-count', '2');
    expect(screen.getByRole('link', { name: /Ver pedido · 2/ })).toBeVisible();
    expect(screen.getByText('Flan: en tu pedido')).toBeVisible();
    becomes({ description: 'Otro texto' });
    expect(add('Agregar Flan; ya hay 2 en tu pedido')).toHaveAttribute('data-count', '2');
  });

  it('asks for the size of an item that has some, before it takes it in', async () => {
    await takeFlan();
    await userEvent.click(screen.getByRole('button', { name: /^Agregar Mofongo/ }));
    await screen.findByRole('dialog', { name: 'Mofongo' });
    expect(screen.getByRole('link', { name: /Ver pedido · 1/ })).toBeVisible();
  });

  it('lets the table whose code was scanned call for a waiter and ask for the bill', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Mesa 7' }));
    await screen.findByRole('dialog', { name: 'Mesa 7' });
    expect(location.hash).toBe('#mesa');
    const message = (name: string) => {
      const { pathname, searchParams } = new URL(
        sheet().getByRole<HTMLAnchorElement>('link', { name }).href,
      );
      return [pathname, searchParams.get('text')];
    };
    const opening = '*Mesa 7* · La Casa del Mofongo\n';
    expect(message('Llamar al mesero')).toEqual([
      '/18095550142',
      `${opening}Un mesero, por favor.`,
    ]);
    expect(message('Pedir la cuenta')[1]).toBe(`${opening}La cuenta, por favor.`);
  });

  it('is closed when nothing is left in it', async () => {
    await takeFlan();
    await openOrder();
    await press('Vaciar');
    await closed();
    expect(screen.queryByRole('link', { name: /Ver pedido/ })).toBeNull();
  });

  it('lets an item that is gone go, and offers none that is sold out', async () => {
    becomes({ isAvailable: false });
    expect(screen.queryByRole('button', { name: 'Agregar Mofongo' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Agregar Flan' })).not.toHaveAttribute('data-count');
    await openItem('Mofongo');
    expect(sheet().queryByRole('button', { name: /Agregar/ })).toBeNull();
    becomes({ name: 'Otro plato' });
    await closed();
    expect(screen.getByText('Este plato ya no está en el menú.')).toBeVisible();
  });

  it('says when the page is left what was opened, sold out or not, and ordered', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await takeIn();
    const menu = sampleMenu({ openingHours: '24/7' });
    const html = pageOf({ menu, items: itemsWith() });
    jest.mocked(fetch).mockImplementation(() => Promise.resolve(new Response(html)));
    await openOrder();
    await press('Enviar por WhatsApp');
    await waitFor(() => expect(said).toHaveBeenCalled());
    await press('Cerrar');
    await closed();
    becomes({ isAvailable: false });
    await openItem('Mofongo');
    dispatchEvent(new Event('pagehide'));
    const [, init] = jest
      .mocked(fetch)
      .mock.calls.find(([path]) => path === '/api/menu-engagement')!;
    const [opened] = itemsWith();
    expect(JSON.parse(String(init?.body))).toMatchObject({
      itemIds: expect.arrayContaining([opened!.id]) as string[],
      soldOutItemIds: [opened!.id],
      orderedItemIds: expect.arrayContaining([opened!.id]) as string[],
    });
  });
});
