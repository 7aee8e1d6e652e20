import { hurryWrites } from '@cartaviva/api-client';
import type { ItemView, MenuView } from '@cartaviva/contracts';
import {
  aCategory,
  aMenu,
  anItem,
  anOwner,
  renderRoutes,
  stubFetch,
  type StubReply,
} from '@cartaviva/web-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';

const MENU = aMenu({ isPublished: true });
const CATEGORY = aCategory();
const GOAT = anItem({ categoryId: CATEGORY.id });
const MOFONGO = anItem({
  id: `${GOAT.id.slice(0, -1)}2`,
  name: 'Mofongo',
  categoryId: CATEGORY.id,
});
const PUT_GOAT = `PUT /api/items/${GOAT.id}`;

type Reply = StubReply | ((body: unknown) => StubReply);

function open(
  items: readonly ItemView[],
  replies: Record<string, Reply> = {},
  menus: readonly MenuView[] = [MENU],
  at = '/cocina',
) {
  let shown = items;
  const path = `/api/menus/${MENU.id}`;
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    'GET /api/menus?limit=100': { body: menus },
    [`GET ${path}/categories`]: { body: [CATEGORY] },
    [`GET ${path}/items`]: () => ({ body: shown }),
    ...replies,
  });
  renderRoutes(routes, at);
  const sent = (call: string) => calls.filter((each) => each.call === call).map(({ body }) => body);
  return { sent, became: (next: readonly ItemView[]) => (shown = next) };
}
const itemNamed = (name: string) => screen.findByRole('switch', { name });

describe('/cocina', () => {
  it('marks a dish as sold out at a touch, and back', async () => {
    const { sent } = open([GOAT, MOFONGO], {
      [PUT_GOAT]: (body) => ({ body: { ...GOAT, ...(body as object), version: 2 } }),
    });
    const goat = await itemNamed('Chivo liniero');
    expect(goat).toBeChecked();
    expect(screen.getByText('Hay los 2 platos')).toBeVisible();
    await userEvent.click(goat);
    expect(goat).not.toBeChecked();
    expect(goat).toHaveTextContent('Se agotó');
    expect(screen.getByText('1 de 2 agotado')).toBeVisible();
    await waitFor(() =>
      expect(sent(PUT_GOAT)).toEqual([{ isAvailable: false, availableAgainAt: null }]),
    );
    await userEvent.click(goat);
    expect(goat).toBeChecked();
    await waitFor(() => expect(sent(PUT_GOAT)).toHaveLength(2));
  });

  it('lets a sold-out dish return tomorrow by itself', async () => {
    const { sent } = open([{ ...GOAT, isAvailable: false }], {
      [PUT_GOAT]: (body) => ({ body: { ...GOAT, ...(body as object), version: 2 } }),
    });
    const until = await screen.findByRole('button', {
      name: 'Chivo liniero: agotado hasta mañana',
    });
    expect(until).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(until);
    expect(until).toHaveAttribute('aria-pressed', 'true');
    expect(until).toHaveTextContent(/^Vuelve mañana/);
    const [change] = sent(PUT_GOAT) as { availableAgainAt: string }[];
    expect(Date.parse(change!.availableAgainAt)).toBeGreaterThan(Date.now());
  });

  it('without a connection keeps the mark, says that it waits, and sends it later', async () => {
    let isOnline = false;
    const { sent } = open([GOAT], {
      [PUT_GOAT]: (body) =>
        isOnline ? { body: { ...GOAT, ...(body as object), version: 2 } } : { isLost: true },
    });
    await userEvent.click(await itemNamed('Chivo liniero'));
    expect(
      await screen.findByText(
        'Guardado aquí, se enviará al volver la señal',
        {},
        { timeout: 5000 },
      ),
    ).toBeVisible();
    expect(await itemNamed('Chivo liniero')).not.toBeChecked();
    isOnline = true;
    act(() => hurryWrites());
    await waitFor(() =>
      expect(screen.queryByText('Guardado aquí, se enviará al volver la señal')).toBeNull(),
    );
    expect(await itemNamed('Chivo liniero')).not.toBeChecked();
    expect(sent(PUT_GOAT).length).toBeGreaterThan(1);
  });

  it('says when a mark was refused, and shows how it is', async () => {
    const error = 'Tu rol en esta cuenta no permite hacer esto.';
    open([GOAT], { [PUT_GOAT]: { status: 403, body: { error } } });
    await userEvent.click(await itemNamed('Chivo liniero'));
    expect(await screen.findByText(/No se pudo guardar: Chivo liniero\./)).toBeVisible();
    expect(await itemNamed('Chivo liniero')).toBeChecked();
  });

  it('shows what others mark as soon as somebody looks', async () => {
    const { became } = open([GOAT]);
    expect(await itemNamed('Chivo liniero')).toBeChecked();
    became([{ ...GOAT, isAvailable: false }]);
    // The screen reads again at most once per second.
    const look = async () => {
      await act(async () => void window.dispatchEvent(new Event('focus')));
      expect(screen.getByRole('switch')).not.toBeChecked();
    };
    await waitFor(look, { timeout: 5000 });
  });

  it('finds dishes by name, and those that are sold out', async () => {
    open([GOAT, { ...MOFONGO, isAvailable: false }]);
    await userEvent.type(await screen.findByLabelText('Buscar un plato'), 'MOFÓN');
    await waitFor(() => expect(screen.queryByText('Chivo liniero')).toBeNull());
    expect(await itemNamed('Mofongo')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Buscar un plato'), 'x');
    expect(await screen.findByText('Ningún plato se llama «MOFÓNx».')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Buscar un plato'));
    await userEvent.click(screen.getByRole('button', { name: 'Agotados (1)' }));
    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(1));
    expect(
      within(screen.getByRole('region', { name: CATEGORY.name })).getByText('Mofongo'),
    ).toBeVisible();
  });

  it('begins with what diners see, and changes to the menu that is chosen', async () => {
    const draft = aMenu({ id: `${MENU.id.slice(0, -1)}9`, name: 'Cenas' });
    open([GOAT], {}, [MENU, draft].reverse(), '/cocina');
    // The first menu of the list is a draft, and its items are not read.
    expect(await screen.findByLabelText('Menú')).toHaveValue(MENU.id);
    expect(await itemNamed('Chivo liniero')).toBeVisible();
  });

  it('offers every menu of the account, however many pages they take', async () => {
    const menus = Array.from({ length: 100 }, (_, at) =>
      aMenu({ id: `menu-${at}`, name: `Carta ${at}` }),
    );
    open([GOAT], { 'GET /api/menus?limit=100&page=2': { body: [MENU] } }, menus);
    const chooser = await screen.findByLabelText('Menú');
    expect(chooser).toHaveValue(MENU.id);
    expect((chooser as HTMLSelectElement).options).toHaveLength(101);
  });

  it.each([
    ['no menu', [], 'Aún no hay menús'],
    ['no dishes', [MENU], 'Este menú aún no tiene platos'],
  ])('says so where there is %s', async (_, menus, said) => {
    open([], {}, menus);
    expect(await screen.findByText(said)).toBeVisible();
  });
});
