import { anOwner, type StubReply } from '@cartaviva/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openProfile } from '../testing/open-profile';

const open = (user: StubReply, more: Record<string, StubReply> = {}) =>
  openProfile({ 'GET /api/auth/user': user, ...more });

describe('/profile (specification §2, §8)', () => {
  it('asks a visitor to sign in', async () => {
    open({ status: 401 });
    expect(await screen.findByRole('heading', { name: 'Acceso requerido' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
      'href',
      '/api/login?return=/profile',
    );
  });

  it('shows the account and keeps the address as it is', async () => {
    open({ body: anOwner() });
    const email = await screen.findByLabelText('Email');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription('El email no puede ser modificado por seguridad');
    expect(screen.getByText('Verificado')).toBeVisible();
    expect(screen.getAllByText('Profesional')).not.toHaveLength(0);
    expect(screen.getByText('1 de diciembre de 2026')).toBeVisible();
  });

  it('saves what was changed and says so', async () => {
    const calls = open({ body: anOwner() }, { 'PUT /api/auth/profile': { body: anOwner() } });
    const name = await screen.findByLabelText('Nombre');
    await userEvent.clear(name);
    await userEvent.type(name, 'Gracia');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Perfil actualizado')).toBeVisible();
    expect(screen.getByText('Tus datos han sido guardados exitosamente.')).toBeVisible();
    expect(calls).toContainEqual({
      call: 'PUT /api/auth/profile',
      body: { firstName: 'Gracia' },
    });
  });

  it('saves a second time what was changed since the first', async () => {
    const calls = open({ body: anOwner() }, { 'PUT /api/auth/profile': { body: anOwner() } });
    await userEvent.type(await screen.findByLabelText('Nombre'), ' Luz');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Perfil actualizado');
    await userEvent.type(screen.getByLabelText('Apellido'), ' Ruiz');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const saved = () =>
      calls.filter(({ call }) => call === 'PUT /api/auth/profile').map(({ body }) => body);
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()).toEqual([{ firstName: 'Altagracia Luz' }, { lastName: 'Peña Ruiz' }]);
  });

  it('says when saving failed, and keeps what was written', async () => {
    open({ body: anOwner() }, { 'PUT /api/auth/profile': { status: 500 } });
    await userEvent.type(await screen.findByLabelText('Nombre'), ' Luz');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    const text = (await screen.findByText('Error')).closest('li')!;
    expect(within(text).getByText('No se pudo actualizar el perfil.')).toBeVisible();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Altagracia Luz');
  });

  it.each([
    [
      'a text',
      new File(['hola'], 'hola.txt', { type: 'text/plain' }),
      'Solo se permiten archivos de imagen',
    ],
    [
      'more than 5 MB',
      new File(['GIF89a', new Uint8Array(5_242_881)], 'grande.gif', { type: 'image/gif' }),
      'Archivo demasiado grande. máximo 5MB',
    ],
  ])('refuses %s as a image before it is sent', async (_, file, message) => {
    const calls = open({ body: anOwner() });
    fireEvent.change(await screen.findByLabelText('Subir foto'), { target: { files: [file] } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  });
});
