import { ago } from '@cartaviva/ui';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMenu, MENU_ID } from '../../testing/a-menu';
import { openEditor } from '../../testing/open-editor';

const put = `PUT /api/menus/${MENU_ID}`;
const name = () => screen.getByLabelText(/^Nombre del restaurante/);
const press = (button: string) =>
  userEvent.click(screen.getAllByRole('button', { name: button })[0]!);

/** The If-Match of every save so far. */
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

/** A server that counts versions, as ours does. */
function saving() {
  let version = 1;
  return {
    [put]: (body: unknown) => ({ body: { ...aMenu(), ...(body as object), version: ++version } }),
  };
}

beforeEach(() => localStorage.clear());

describe('two windows on one menu', () => {
  const theirs = aMenu({ restaurantName: 'Comedor de Ana', version: 5 });
  /** Somebody saved meanwhile: what is sent with an older version is refused. */
  function conflict() {
    let seen = aMenu();
    return {
      [`GET /api/menus/${MENU_ID}`]: () => {
        const body = seen;
        seen = theirs;
        return { body };
      },
      [put]: (body: unknown) =>
        versions().at(-1) === null
          ? { body: { ...theirs, ...(body as object), version: 6 } }
          : { status: 412, body: { type: 'urn:cartaviva:problem:changed-meanwhile' } },
    };
  }

  it('saves the version it knows, and then the one it made', async () => {
    await openEditor({ replies: saving() });
    await userEvent.type(name(), ' Uno');
    await press('Guardar');
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    await press('Publicar');
    await waitFor(() => expect(versions()).toEqual(['"1"', '"2"']));
  });

  it('asks, and keeps mine', async () => {
    const { calls } = await openEditor({ replies: conflict() });
    await userEvent.type(name(), ' Uno');
    await press('Guardar');
    await userEvent.click(await screen.findByRole('button', { name: 'Quedarme con la mía' }));
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    expect(calls.findLast(({ call }) => call === put)?.body).toMatchObject({
      restaurantName: 'Comedor Altagracia Uno',
    });
    expect(name()).toHaveValue('Comedor Altagracia Uno');
  });

  it('asks, and takes the other', async () => {
    await openEditor({ replies: conflict() });
    await userEvent.type(name(), ' Uno');
    await press('Guardar');
    await userEvent.click(await screen.findByRole('button', { name: 'Usar la otra' }));
    await waitFor(() => expect(name()).toHaveValue('Comedor de Ana'));
    expect(versions()).toEqual(['"1"']);
    expect(screen.queryByText('Cambios sin guardar')).toBeNull();
  });
});

describe('what was not saved', () => {
  it('is still there after the tab was closed, and can be had back', async () => {
    await openEditor();
    await userEvent.type(name(), ' Uno');
    fireEvent(window, new Event('pagehide'));
    cleanup();

    await openEditor();
    expect(screen.getByText(/Tienes cambios sin guardar de hace un momento/)).toBeVisible();
    expect(name()).toHaveValue('Comedor Altagracia');
    await press('Recuperarlos');
    expect(name()).toHaveValue('Comedor Altagracia Uno');
    expect(screen.getByText('Cambios sin guardar')).toBeVisible();
  });

  it('is forgotten once it is saved', async () => {
    await openEditor({ replies: saving() });
    await userEvent.type(name(), ' Uno');
    fireEvent(window, new Event('pagehide'));
    expect(localStorage).toHaveLength(1);
    await press('Guardar');
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('is forgotten when its owner says so', async () => {
    await openEditor();
    await userEvent.type(name(), ' Uno');
    fireEvent(window, new Event('pagehide'));
    cleanup();
    await openEditor();
    await press('Descartar');
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText(/Tienes cambios sin guardar/)).toBeNull();
  });

  it('stays unsaved when it was typed while the save was under way', async () => {
    await openEditor({ replies: saving() });
    await userEvent.type(name(), ' Uno');
    fireEvent.click(screen.getAllByRole('button', { name: 'Guardar' })[0]!);
    fireEvent.input(name(), { target: { value: 'Comedor Altagracia Uno y Dos' } });
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    expect(name()).toHaveValue('Comedor Altagracia Uno y Dos');
    expect(screen.getByText('Cambios sin guardar')).toBeVisible();
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
    await userEvent.type(name(), ' Uno');
    await press('Guardar');
    expect(
      await screen.findByText('No se pudo guardar el menú. Inicia sesión para continuar.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
    await waitFor(() => expect(localStorage).toHaveLength(1));
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
