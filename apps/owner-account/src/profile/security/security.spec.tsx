import { anOwner } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ACCOUNT, anEvent, HERE, LAPTOP, openProfile, TABLET } from '../../testing/open-profile';

const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest<HTMLElement>('.card')!);

describe('the password', () => {
  const CHANGE = 'POST /api/auth/change-password';

  async function change(current: string, next: string) {
    await userEvent.type(await screen.findByLabelText('Contraseña actual'), current);
    await userEvent.type(screen.getByLabelText('Contraseña nueva'), next);
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  }

  it('is changed, and the form is empty again', async () => {
    const calls = openProfile({ [CHANGE]: { status: 204 } });
    await change('secreta1', 'dos mangos verdes');
    expect(await screen.findByText('Contraseña cambiada')).toBeVisible();
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('');
    expect(calls).toContainEqual({
      call: CHANGE,
      body: { currentPassword: 'secreta1', password: 'dos mangos verdes' },
    });
  });

  it('says at its field that the one of now is wrong', async () => {
    const type = 'urn:cartaviva:problem:password-wrong';
    const error = 'La contraseña actual no es correcta.';
    openProfile({ [CHANGE]: { status: 400, body: { type, error } } });
    await change('otra-cosa', 'dos mangos verdes');
    const current = screen.getByLabelText('Contraseña actual');
    await waitFor(() => expect(current).toHaveAccessibleDescription(error));
    expect(current).toHaveFocus();
  });

  it('is Google’s matter for who enters with Google', async () => {
    openProfile({ 'GET /api/account': { body: { ...ACCOUNT, provedBy: 'code' } } });
    expect(await screen.findByText(/la cambias en tu cuenta de Google/)).toBeVisible();
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  });
});

describe('the second factor', () => {
  const BEGIN = 'POST /api/auth/second-factor';
  const CONFIRM = 'POST /api/auth/second-factor/confirm';
  const REMOVE = 'DELETE /api/auth/second-factor';
  const recoveryCodes = Array.from({ length: 10 }, (_, n) => `7K3M-9XWQ-2F4T-B8H${n}`);

  it('needs the password, a scan and a code, and shows the recovery codes once', async () => {
    let hasSecondFactor = false;
    const calls = openProfile({
      'GET /api/auth/user': () => ({ body: { ...anOwner(), hasSecondFactor } }),
      [BEGIN]: { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/CartaViva', setup: 'sealed' } },
      [CONFIRM]: () => {
        hasSecondFactor = true;
        return { body: { recoveryCodes } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Activar verificación' }));
    await userEvent.type(screen.getByLabelText('Tu contraseña'), 'secreta1');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('img', { name: /Código QR para tu app/ })).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/código de 6 dígitos que muestra/), '482915');
    await userEvent.click(screen.getByRole('button', { name: 'Activar verificación' }));
    const codes = await screen.findByRole('list', { name: 'Códigos de recuperación' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    expect(calls).toContainEqual({ call: CONFIRM, body: { setup: 'sealed', code: '482915' } });
    await userEvent.click(screen.getByRole('button', { name: 'Ya los guardé' }));
    expect(await screen.findByText('Activada')).toBeVisible();
    expect(screen.queryByText(recoveryCodes[0]!)).toBeNull();
  });

  it('needs the password and a code for its removal, and says which one is wrong', async () => {
    let hasSecondFactor = true;
    const error = 'Este código no es correcto.';
    openProfile({
      'GET /api/auth/user': () => ({ body: { ...anOwner(), hasSecondFactor } }),
      [REMOVE]: (body) => {
        if ((body as { code: string }).code !== '482915') {
          return {
            status: 400,
            body: { type: 'urn:cartaviva:problem:second-factor-wrong', error },
          };
        }
        hasSecondFactor = false;
        return { status: 204 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
    await userEvent.type(screen.getByLabelText('Tu contraseña'), 'secreta1');
    const code = screen.getByLabelText(/Código de tu app/);
    await userEvent.type(code, '111111');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(error));
    await userEvent.clear(code);
    await userEvent.type(code, '482915');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText('Verificación en dos pasos quitada')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Activar verificación' })).toBeVisible();
  });

  it('is Google’s matter for who enters with Google', async () => {
    openProfile({ 'GET /api/account': { body: { ...ACCOUNT, provedBy: 'code' } } });
    expect(await screen.findByText(/la cambias en tu cuenta de Google/)).toBeVisible();
    expect(screen.queryByText('Verificación en dos pasos')).toBeNull();
  });
});

describe('the devices', () => {
  const all = [LAPTOP, HERE, TABLET];

  /** Stubs a server that ends the requested sessions. */
  function openWithDevices() {
    let alive = all;
    const ending = all.map(({ id }) => [
      `DELETE /api/auth/sessions/${id}`,
      () => {
        alive = alive.filter((session) => session.id !== id);
        return { status: 204 };
      },
    ]);
    return openProfile({
      'GET /api/auth/sessions': () => ({ body: alive }),
      ...Object.fromEntries(ending),
      'DELETE /api/auth/sessions': () => {
        alive = [HERE];
        return { status: 204 };
      },
    });
  }

  it('are listed with this one first and marked', async () => {
    openWithDevices();
    const rows = within(
      await screen.findByText('Este dispositivo').then((el) => el.closest('ul')!),
    );
    const [first] = rows.getAllByRole('listitem');
    expect(first).toHaveTextContent('Chrome en AndroidAbierta el');
    expect(first).toHaveTextContent('Este dispositivo');
    expect(within(first!).queryByRole('button')).toBeNull();
  });

  it('are ended one by one', async () => {
    const calls = openWithDevices();
    await userEvent.click(await screen.findByRole('button', { name: /sesión de Safari en iPad/ }));
    expect(await screen.findByText('Sesión cerrada')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari en iPad')).toBeNull());
    expect(screen.getByText('Firefox en Windows')).toBeVisible();
    expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  it('are all ended but this one by one call, after a question', async () => {
    const calls = openWithDevices();
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cerrar las demás' }));
    expect(await screen.findByText('Las demás sesiones quedaron cerradas')).toBeVisible();
    expect(await screen.findByText('Solo tienes la sesión abierta aquí.')).toBeVisible();
    expect(screen.getByText('Chrome en Android')).toBeVisible();
    expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  it('say when they could not be read, and are read again', async () => {
    let unavailable = true;
    openProfile({
      'GET /api/auth/sessions': () => (unavailable ? { status: 503 } : { body: [HERE] }),
    });
    const devices = await card('Dispositivos');
    expect(await devices.findByText(/No pudimos cargarlo/)).toBeVisible();
    unavailable = false;
    await userEvent.click(devices.getByRole('button', { name: 'Reintentar' }));
    expect(await devices.findByText('Chrome en Android')).toBeVisible();
  });
});

describe('the activity', () => {
  it('is told in plain words, with the day and the device', async () => {
    const activity = [
      anEvent({ kind: 'sign-in-failed' }),
      anEvent({ kind: 'api-key-created', detail: 'Caja' }),
      anEvent({ kind: 'role-changed', detail: 'admin', device: null }),
      anEvent({ kind: 'signed-in', detail: 'Google' }),
    ];
    openProfile({ 'GET /api/account/activity': { body: activity } });
    expect(await screen.findByText('Intento fallido de entrar con tu email')).toBeVisible();
    expect(screen.getByText('Creaste la clave de API «Caja»')).toBeVisible();
    const role = screen.getByText('Recibiste permisos de administración').closest('li')!;
    // The day is in the reader's time zone.
    const { at } = activity[0]!;
    const day = new Date(at).toLocaleDateString('es-DO', { dateStyle: 'medium' });
    expect(role).toHaveTextContent(day);
    const google = screen.getByText('Iniciaste sesión con Google').closest('li')!;
    expect(google).toHaveTextContent(new RegExp(`${day}.*Chrome en Android`));
  });

  it('shows the newest five and the rest on request', async () => {
    const body = [1, 2, 3, 4, 5, 6, 7].map((day) =>
      anEvent({ at: `2026-11-0${day}T12:00:00.000Z` }),
    );
    openProfile({ 'GET /api/account/activity': { body } });
    expect(await screen.findAllByText('Iniciaste sesión')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Ver toda la actividad' }));
    expect(screen.getAllByText('Iniciaste sesión')).toHaveLength(7);
  });

  it('says when there is none', async () => {
    openProfile();
    expect(await screen.findByText('Todavía no hay nada que contar.')).toBeVisible();
  });
});
