import type { StubReply } from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ACCOUNT, openProfile } from '../../testing/open-profile';

const DELETE = 'DELETE /api/account';
const MAIL_CODE = 'POST /api/account/deletion-code';

const closing = { ...ACCOUNT, erasesAt: '2026-12-20T16:00:00.000Z' };
const underWay = 'El borrado está en marcha: será el 20 de diciembre de 2026.';

async function openDialog(replies: Record<string, StubReply>) {
  const calls = openProfile(replies);
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar mi cuenta' }));
  return { calls, dialog: within(await screen.findByRole('dialog')) };
}

const confirm = ({ dialog }: Awaited<ReturnType<typeof openDialog>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Borrar mi cuenta' }));

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

it('everything the owner has is one download', async () => {
  openProfile();
  const link = await screen.findByRole('link', { name: 'Descargar' });
  expect(link).toHaveAttribute('href', '/api/account/export');
  expect(link).toHaveAttribute('download');
});

describe('the deletion of an account', () => {
  it('says what happens, and takes the password for it', async () => {
    const opened = await openDialog({ [DELETE]: { status: 202, body: closing } });
    for (const when of ['Ahora', 'Durante 30 días', 'Después']) {
      expect(opened.dialog.getByText(when)).toBeVisible();
    }
    await userEvent.type(opened.dialog.getByLabelText(/Tu contraseña/), 'secreta1');
    await confirm(opened);
    expect(await screen.findByText(underWay)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Borrar mi cuenta' })).toBeNull();
    expect(opened.calls).toContainEqual({ call: DELETE, body: { password: 'secreta1' } });
  });

  it('says at its field that the password is wrong', async () => {
    const type = 'urn:cartaviva:problem:password-wrong';
    const error = 'La contraseña actual no es correcta.';
    const opened = await openDialog({ [DELETE]: { status: 400, body: { type, error } } });
    const password = opened.dialog.getByLabelText(/Tu contraseña/);
    await userEvent.type(password, 'otra-cosa');
    await confirm(opened);
    await waitFor(() => expect(password).toHaveAccessibleDescription(error));
  });

  it('takes a mailed code where there is no password, and mails it when asked', async () => {
    const opened = await openDialog({
      'GET /api/account': { body: { ...ACCOUNT, provedBy: 'code' } },
      [MAIL_CODE]: { status: 202 },
      [DELETE]: { status: 202, body: { ...closing, provedBy: 'code' } },
    });
    expect(opened.calls.map(({ call }) => call)).not.toContain(MAIL_CODE);
    await userEvent.click(opened.dialog.getByRole('button', { name: 'Enviarme un código' }));
    await userEvent.type(await opened.dialog.findByLabelText('Código de verificación'), '123456');
    expect(opened.calls.map(({ call }) => call)).not.toContain(DELETE);
    await confirm(opened);
    expect(await screen.findByText(underWay)).toBeVisible();
    expect(opened.calls).toContainEqual({ call: DELETE, body: { code: '123456' } });
  });

  it('says why a code was refused and takes another', async () => {
    const type = 'urn:cartaviva:problem:code-wrong';
    const error = 'El código no es correcto o ya venció. Pide uno nuevo.';
    const opened = await openDialog({
      'GET /api/account': { body: { ...ACCOUNT, provedBy: 'code' } },
      [MAIL_CODE]: { status: 202 },
      [DELETE]: { status: 400, body: { type, error } },
    });
    await userEvent.click(opened.dialog.getByRole('button', { name: 'Enviarme un código' }));
    const code = await opened.dialog.findByLabelText('Código de verificación');
    await userEvent.type(code, '999999');
    await confirm(opened);
    expect(await opened.dialog.findByText(error)).toBeVisible();
    expect(code).toHaveValue('');
  });
});
