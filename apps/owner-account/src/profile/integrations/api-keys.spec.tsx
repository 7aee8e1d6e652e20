import type { ApiKeyView } from '@cartaviva/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openProfile, POS_KEY } from '../../testing/open-profile';

const KEYS = 'GET /api/api-keys';
const CREATE = 'POST /api/api-keys';
const ROTATE = `POST /api/api-keys/${POS_KEY.id}/rotation`;
const SECRET = 'cv_live_3fQ9aXbYcZ0123456789';

/** Stubs a server that stores keys and returns the secret of a new key once. */
function openWithKeys(before: ApiKeyView[] = []) {
  let keys = before;
  return openProfile({
    [KEYS]: () => ({ body: keys }),
    [CREATE]: (sent) => {
      const key = { ...POS_KEY, name: (sent as { name: string }).name };
      keys = [key, ...keys];
      return { status: 201, body: { ...key, key: SECRET } };
    },
    [ROTATE]: () => {
      keys = keys.map((key) => ({ ...key, previousExpiresAt: '2099-01-02T15:00:00.000Z' }));
      return { status: 201, body: { ...keys[0]!, key: SECRET } };
    },
    [`DELETE /api/api-keys/${POS_KEY.id}`]: () => {
      keys = [];
      return { status: 204 };
    },
  });
}

async function create(name: string) {
  await userEvent.type(await screen.findByLabelText('Nombre de la clave'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Crear clave' }));
}

describe('API keys', () => {
  it('are shown once, copied, and then known by their beginning alone', async () => {
    userEvent.setup();
    openWithKeys();
    expect(await screen.findByText('Aún no tienes claves')).toBeVisible();
    await create('Página web');

    const field = await screen.findByLabelText('Clave de API');
    expect(field).toHaveValue(SECRET);
    expect(field).toHaveFocus();
    expect(screen.getByText(/no volveremos a mostrarla/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(await screen.findByText('Clave copiada')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(SECRET);

    await userEvent.click(screen.getByRole('button', { name: 'Ya la guardé' }));
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    expect(screen.getByRole('button', { name: 'Crear clave' })).toHaveFocus();
    expect(screen.getByText('Página web')).toBeVisible();
    expect(screen.getByText('cv_live_3fQ9…')).toBeVisible();
    expect(screen.getByText(/Sin usar todavía/)).toBeVisible();
  });

  it('need a name', async () => {
    const calls = openWithKeys();
    await create(' ');
    expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain(CREATE);
  });

  it('are made for what their owner says, and for as long', async () => {
    const calls = openWithKeys();
    await userEvent.click(await screen.findByLabelText('Cambiar menús menus:write'));
    await userEvent.click(screen.getByLabelText('Webhooks webhooks'));
    await userEvent.selectOptions(screen.getByLabelText('Vence'), 'En 90 días');
    await create('Reportes');
    await screen.findByLabelText('Clave de API');
    const { body } = calls.find(({ call }) => call === CREATE)!;
    const { scopes, expiresAt } = body as { scopes: string[]; expiresAt: string };
    expect(scopes).toEqual(['menus:read', 'menus:write', 'webhooks']);
    expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(90, 2);
  });

  it('need a permission', async () => {
    const calls = openWithKeys();
    // A new key has only this permission by default.
    await userEvent.click(await screen.findByLabelText(/^Ver menús/, { selector: ':checked' }));
    expect(screen.queryAllByRole('checkbox', { checked: true, name: /:|webhooks/ })).toEqual([]);
    await create('Nada');
    expect(await screen.findByText(/Elige al menos un permiso/)).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain(CREATE);
  });

  it('say what they may do and when they end', async () => {
    openWithKeys([
      { ...POS_KEY, expiresAt: '2099-03-01T15:00:00.000Z' },
      { ...POS_KEY, id: crypto.randomUUID(), name: 'Vieja', expiresAt: '2026-01-05T15:00:00.000Z' },
    ]);
    for (const scope of POS_KEY.scopes) {
      expect(await screen.findAllByText(scope, { selector: 'li code' })).toHaveLength(2);
    }
    expect(screen.getAllByText('Cambiar menús', { selector: 'li span' })).toHaveLength(2);
    expect(screen.getByText('Vence el 1 de marzo de 2099')).toBeVisible();
    expect(screen.getByText(/^Venció el 5 de enero de 2026/)).toBeVisible();
  });

  it('are renewed after a question: the new one is shown, the one before goes on for a day', async () => {
    const calls = openWithKeys([POS_KEY]);
    const renew = { name: 'Renovar la clave Punto de venta' };
    await userEvent.click(await screen.findByRole('button', renew));
    expect(await screen.findByText(/La de ahora funciona 24 horas más/)).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain(ROTATE);
    await userEvent.click(screen.getByRole('button', { name: 'Renovar clave' }));
    expect(await screen.findByLabelText('Clave de API')).toHaveValue(SECRET);
    expect(
      await screen.findByText(/^La anterior funciona hasta el 2 ene 2099, 11:00\sa\.\sm\.$/),
    ).toBeVisible();
  });

  it('say what the server says when there are too many', async () => {
    const error = 'Puedes tener 10 claves. Revoca una que ya no uses para crear otra.';
    openProfile({ [KEYS]: { body: [POS_KEY] }, [CREATE]: { status: 409, body: { error } } });
    await create('Otra');
    expect(await screen.findByText(error)).toBeVisible();
  });

  it('are revoked after a question', async () => {
    const calls = openWithKeys([POS_KEY]);
    const revoke = { name: 'Revocar la clave Punto de venta' };
    await userEvent.click(await screen.findByRole('button', revoke));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('¿Revocar la clave «Punto de venta»?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);

    await userEvent.click(screen.getByRole('button', revoke));
    await userEvent.click(await screen.findByRole('button', { name: 'Revocar clave' }));
    expect(await screen.findByText('Clave revocada')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Punto de venta')).toBeNull());
    expect(screen.getByRole('button', { name: 'Crear clave' })).toHaveFocus();
  });
});
