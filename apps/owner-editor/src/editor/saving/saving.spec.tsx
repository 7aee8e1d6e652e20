import { aMenu, MENU_ID } from '@cartaviva/web-testing';
import { ago } from '@cartaviva/ui';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../../testing/open-editor';

/** Timers advance only while a test waits for the screen, so every click precedes the autosave on any machine. */
const user = userEvent.setup({ delay: null });
const put = `PUT /api/menus/${MENU_ID}`;
const name = () => screen.getByLabelText(/^Nombre del restaurante/);
const puts = (calls: readonly { call: string; body: unknown }[]) =>
  calls
    .filter(({ call, body }) => call === put && Object.keys(body as object).length > 0)
    .map(({ body }) => body);
const press = (button: string) => user.click(screen.getAllByRole('button', { name: button })[0]!);

/** Draft that the browser stores for the menu. */
const unsaved = () => localStorage.getItem(`menuDraft:${MENU_ID}`);

const versions = () =>
  jest
    .mocked(fetch)
    .mock.calls.filter(([, init]) => init?.method === 'PUT')
    .map(([, init]) => new Headers(init?.headers).get('If-Match'));

function deferred() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function saving() {
  let version = 1;
  return {
    [put]: (body: unknown) => ({ body: { ...aMenu(), ...(body as object), version: ++version } }),
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

describe('two windows on one menu', () => {
  /** A server that stores the menu. `changeElsewhere` simulates a save by another window. */
  function keeping() {
    let saved = aMenu();
    const keep = (changes: object) =>
      (saved = { ...saved, ...changes, version: saved.version + 1 });
    return {
      changeElsewhere: keep,
      saved: () => saved,
      replies: {
        [`GET /api/menus/${MENU_ID}`]: () => ({ body: saved }),
        [put]: (changes: unknown, headers: Headers) =>
          headers.get('If-Match') === `"${saved.version}"`
            ? { body: keep(changes as object) }
            : { status: 412, body: { type: 'urn:cartaviva:problem:changed-meanwhile' } },
      },
    };
  }

  it('saves the version it knows, and then the one it made', async () => {
    await openEditor({ replies: saving() });
    await user.type(name(), ' Uno');
    await press('Guardar');
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    await press('Publicar');
    await waitFor(() => expect(versions()).toEqual(['"1"', '"2"']));
  });

  it('keeps what the other one changed beside what is changed here', async () => {
    const server = keeping();
    const { calls } = await openEditor(server);
    await user.type(name(), ' Uno');
    server.changeElsewhere({ description: 'Cocina de la abuela', isPublished: true });
    await press('Guardar');
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    expect(server.saved()).toMatchObject({
      restaurantName: 'Comedor Altagracia Uno',
      description: 'Cocina de la abuela',
      isPublished: true,
    });
    expect(puts(calls).at(-1)).toEqual({ restaurantName: 'Comedor Altagracia Uno' });
    expect(screen.getByLabelText('Descripción')).toHaveValue('Cocina de la abuela');
    expect(screen.queryByText('Cambios sin guardar')).toBeNull();
  });

  it('asks about what both changed, and keeps mine', async () => {
    const server = keeping();
    await openEditor(server);
    await user.type(name(), ' Uno');
    server.changeElsewhere({ restaurantName: 'Comedor de Ana' });
    await press('Guardar');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /Nombre del restaurante\s*Tú pusiste: Comedor Altagracia Uno\s*Ahora dice: Comedor de Ana/,
    );
    await user.click(await screen.findByRole('button', { name: 'Quedarme con la mía' }));
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    expect(server.saved().restaurantName).toBe('Comedor Altagracia Uno');
    expect(name()).toHaveValue('Comedor Altagracia Uno');
  });

  it('asks once, though something else is changed meanwhile, and saves both', async () => {
    const server = keeping();
    await openEditor(server);
    await user.type(name(), ' Uno');
    server.changeElsewhere({ restaurantName: 'Comedor de Ana' });
    await press('Guardar');
    const mine = await screen.findByRole('button', { name: 'Quedarme con la mía' });
    server.changeElsewhere({ description: 'Cocina de la abuela' });
    await user.click(mine);
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.saved()).toMatchObject({
      restaurantName: 'Comedor Altagracia Uno',
      description: 'Cocina de la abuela',
    });
  });

  it('asks, and takes the other', async () => {
    const server = keeping();
    const { calls } = await openEditor(server);
    await user.type(name(), ' Uno');
    server.changeElsewhere({ restaurantName: 'Comedor de Ana' });
    await press('Guardar');
    await user.click(await screen.findByRole('button', { name: 'Usar la otra' }));
    await waitFor(() => expect(name()).toHaveValue('Comedor de Ana'));
    await waitFor(() => expect(screen.queryByText('Cambios sin guardar')).toBeNull());
    expect(puts(calls)).toHaveLength(1);
  });

  it('asks even when another save has brought the other version here', async () => {
    const server = keeping();
    await openEditor(server);
    await user.type(name(), ' Uno');
    server.changeElsewhere({ restaurantName: 'Comedor de Ana', languages: ['fr'] });
    await user.click(screen.getByRole('button', { name: 'Inglés' }));
    await waitFor(() => expect(server.saved().languages).toEqual(['en', 'fr']));
    expect(name()).toHaveValue('Comedor Altagracia Uno');
    await press('Guardar');
    await user.click(await screen.findByRole('button', { name: 'Usar la otra' }));
    await waitFor(() => expect(name()).toHaveValue('Comedor de Ana'));
    expect(server.saved().restaurantName).toBe('Comedor de Ana');
  });
});

describe('what was not saved', () => {
  it('is still there after the tab was closed, and can be had back', async () => {
    await openEditor();
    await user.type(name(), ' Uno');
    fireEvent(window, new Event('pagehide'));
    cleanup();

    await openEditor();
    expect(screen.getByText(/Tienes cambios sin guardar de hace un momento/)).toBeVisible();
    expect(name()).toHaveValue('Comedor Altagracia');
    await press('Recuperarlos');
    expect(name()).toHaveValue('Comedor Altagracia Uno');
    expect(screen.getByText('Cambios sin guardar')).toBeVisible();
  });

  it('is had back without undoing what was saved elsewhere since', async () => {
    await openEditor();
    await user.type(name(), ' Uno');
    fireEvent(window, new Event('pagehide'));
    cleanup();

    const menu = aMenu({ description: 'Cocina de la abuela', version: 2 });
    const { calls } = await openEditor({ menu, replies: saving() });
    await press('Recuperarlos');
    expect(screen.getByLabelText('Descripción')).toHaveValue('Cocina de la abuela');
    await press('Guardar');
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    expect(puts(calls).at(-1)).toEqual({
      restaurantName: 'Comedor Altagracia Uno',
    });
  });

  it('is had back and asked about where it was saved elsewhere since', async () => {
    await openEditor();
    await user.type(name(), ' Uno');
    fireEvent(window, new Event('pagehide'));
    cleanup();

    await openEditor({ menu: aMenu({ restaurantName: 'Comedor de Ana', version: 2 }) });
    await press('Recuperarlos');
    await press('Guardar');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Comedor de Ana');
  });

  it('is forgotten once it is saved', async () => {
    await openEditor({ replies: saving() });
    await user.type(name(), ' Uno');
    fireEvent(window, new Event('pagehide'));
    expect(unsaved()).not.toBeNull();
    await press('Guardar');
    await waitFor(() => expect(unsaved()).toBeNull());
  });

  it('is forgotten when its owner says so', async () => {
    await openEditor();
    await user.type(name(), ' Uno');
    fireEvent(window, new Event('pagehide'));
    cleanup();
    await openEditor();
    await press('Descartar');
    expect(unsaved()).toBeNull();
    expect(screen.queryByText(/Tienes cambios sin guardar/)).toBeNull();
  });

  it('is saved by itself, a moment after it was typed, and nothing is said but the stamp', async () => {
    const { calls } = await openEditor({ replies: saving() });
    await user.type(name(), ' Uno');
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(puts(calls).at(-1)).toEqual({
      restaurantName: 'Comedor Altagracia Uno',
    });
    expect(screen.queryByText('Menú guardado correctamente.')).toBeNull();
  });

  it('is not saved by itself while it cannot be, and its fault stands at its field', async () => {
    const { calls } = await openEditor({ replies: saving() });
    await user.clear(name());
    await waitFor(() => expect(name()).toBeInvalid());
    expect(puts(calls)).toEqual([]);
    expect(screen.getByText('Cambios sin guardar')).toBeVisible();
    // The short text is for phones. Screen readers read the full text instead.
    expect(screen.getByText('Sin guardar')).toHaveAttribute('aria-hidden');
  });

  it('is saved before its screen is left', async () => {
    const { calls } = await openEditor({ replies: saving() });
    await user.type(name(), ' Uno');
    await user.click(screen.getByRole('link', { name: 'Volver al panel' }));
    expect(await screen.findByText('inicio')).toBeVisible();
    expect(puts(calls)).toHaveLength(1);
  });

  it('stays in the inputs when it was typed while the save was under way, and is saved next', async () => {
    const { calls } = await openEditor({ replies: saving() });
    await user.type(name(), ' Uno');
    fireEvent.click(screen.getAllByRole('button', { name: 'Guardar' })[0]!);
    fireEvent.input(name(), { target: { value: 'Comedor Altagracia Uno y Dos' } });
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    expect(name()).toHaveValue('Comedor Altagracia Uno y Dos');
    await waitFor(() =>
      expect(puts(calls).at(-1)).toEqual({
        restaurantName: 'Comedor Altagracia Uno y Dos',
      }),
    );
  });
});

describe('publishing', () => {
  it('shows at once, and no longer when it is refused', async () => {
    const error = 'Tu plan Free permite 1 menú.';
    const { promise: answered, resolve: answer } = deferred();
    await openEditor({ replies: { [put]: { status: 402, body: { error } } } });
    const reply = jest.mocked(fetch).getMockImplementation()!;
    jest.mocked(fetch).mockImplementation(async (...call) => {
      await answered;
      return reply(...call);
    });
    await press('Publicar');
    expect(screen.getByText('Publicado')).toBeVisible();
    answer();
    expect(await screen.findByText('Borrador')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Ver planes' }));
    expect(await screen.findByText('perfil')).toBeVisible();
  });
});

describe('a session that has ended', () => {
  it('leaves what was typed in the browser, and shows the way back in', async () => {
    const body = { error: 'Inicia sesión para continuar.', title: 'Unauthorized' };
    await openEditor({ replies: { [put]: { status: 401, body } } });
    await user.type(name(), ' Uno');
    await press('Guardar');
    expect(
      await screen.findByText('No se pudo guardar el menú. Inicia sesión para continuar.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
    await waitFor(() => expect(unsaved()).not.toBeNull());
  });
});

describe('since when all is saved', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    [20_000, 'hace un momento'],
    [60_000, 'hace 1 minuto'],
    [5 * 60_000, 'hace 5 minutos'],
    [3 * 3_600_000, 'hace 3 horas'],
    [2 * 86_400_000, 'hace 2 días'],
    [-5000, 'hace un momento'],
  ])('%d ms later says %s', (passed, said) => {
    expect(ago(now - passed, now)).toBe(said);
  });

  it('is short where there is little room', () => {
    expect(ago(now - 5 * 60_000, now, 'short')).toBe('hace 5 min');
    expect(ago(now, now, 'short')).toBe('ahora');
  });
});
