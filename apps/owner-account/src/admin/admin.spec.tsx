import type { DemoRequestView } from '@cartaviva/contracts';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../routes';

const me = anOwner({ role: 'admin' });
const rosa = anOwner({
  id: '0d8c9a10-2222-4a53-9a53-3a2f0a8f2d11',
  email: 'rosa@conuco.do',
  firstName: 'Rosa',
  lastName: 'Méndez',
  isEmailVerified: false,
  subscriptionPlan: 'free',
});
const USERS = 'GET /api/admin/users?page=1&limit=20';
const ROLE = `PUT /api/admin/users/${rosa.id}/role`;

const pageOf = (body: object[], total = body.length): StubReply => ({
  body,
  headers: { 'X-Total-Count': `${total}` },
});

function open(replies: Record<string, StubReply>, at = '/admin') {
  const calls = stubFetch({
    'GET /api/auth/user': { body: me },
    [USERS]: pageOf([me, rosa]),
    ...replies,
  });
  return { calls, ...renderRoutes(routes, at) };
}

const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

describe('/admin, the users', () => {
  it('are listed with plan, proof of address and role; oneself without a way to step down', async () => {
    open({});
    const hers = await row('Rosa Méndez');
    expect(hers.getAllByText('Sin verificar')).not.toHaveLength(0);
    expect(hers.getAllByText('Free')).not.toHaveLength(0);
    const mine = await row('Altagracia Peña');
    expect(mine.getByText('Tú')).toBeVisible();
    expect(mine.queryByRole('button')).toBeNull();
    expect(screen.getByText('2 usuarios')).toBeVisible();
  });

  it('are found by their address or name', async () => {
    const { router } = open({
      'GET /api/admin/users?page=1&limit=20&search=rosa': pageOf([rosa]),
    });
    await userEvent.type(
      await screen.findByLabelText('Buscar por email o nombre'),
      ' rosa {Enter}',
    );
    expect(await screen.findByText('1 usuario')).toBeVisible();
    expect(screen.queryByText('Altagracia Peña')).toBeNull();
    expect(router.state.location.search).toBe('?buscar=rosa');
  });

  it('say when nobody is found', async () => {
    open(
      { 'GET /api/admin/users?page=1&limit=20&search=nadie': pageOf([]) },
      '/admin?buscar=nadie',
    );
    expect(await screen.findByText('Nadie coincide con tu búsqueda')).toBeVisible();
  });

  it('come in pages', async () => {
    open({
      [USERS]: pageOf([me], 41),
      'GET /api/admin/users?page=2&limit=20': pageOf([rosa], 41),
    });
    expect(await screen.findByText('Página 1 de 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(await screen.findByText('Rosa Méndez')).toBeVisible();
    expect(screen.getByText('Página 2 de 3')).toBeVisible();
  });

  it('are given and taken the admin role after a question', async () => {
    const { calls } = open({ [ROLE]: { body: { ...rosa, role: 'admin' } } });
    const name = 'Dar permisos de administración a Rosa Méndez';
    await userEvent.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('¿Dar permisos de administración a Rosa Méndez?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Dar permisos' }));
    expect(await screen.findByText('Rol cambiado')).toBeVisible();
    expect(calls).toContainEqual({ call: ROLE, body: { role: 'admin' } });
  });

  it('keep their last admin, and say so', async () => {
    const error = 'Debe quedar al menos una persona administradora.';
    open({
      [USERS]: pageOf([{ ...rosa, role: 'admin' }]),
      [ROLE]: { status: 409, body: { error } },
    });
    const name = 'Quitar los permisos de administración a Rosa Méndez';
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar permisos' }));
    expect(await screen.findByText(error)).toBeVisible();
  });

  it('say when they could not be read', async () => {
    open({ [USERS]: { status: 503 } });
    expect(await screen.findByText('No pudimos cargar esta lista')).toBeVisible();
  });
});

describe('/admin, the rest', () => {
  it('lists demo requests with a mail to each', async () => {
    const request: DemoRequestView = {
      id: '0d8c9a10-3333-4a53-9a53-3a2f0a8f2d11',
      name: 'Juan Luis',
      email: 'juan@fonda.do',
      restaurant: 'La Fonda',
      phone: '809-555-0134',
      createdAt: '2026-11-20T12:00:00.000Z',
    };
    open({ 'GET /api/admin/demo-requests?page=1&limit=20': pageOf([request]) });
    await userEvent.click(await screen.findByRole('tab', { name: 'Solicitudes de demo' }));
    const asked = await row('La Fonda');
    expect(asked.getByRole('link', { name: /juan@fonda\.do/ })).toHaveAttribute(
      'href',
      'mailto:juan@fonda.do?subject=Tu%20demostraci%C3%B3n%20de%20CartaViva',
    );
    expect(asked.getByRole('link', { name: '809-555-0134' })).toHaveAttribute(
      'href',
      'tel:8095550134',
    );
  });

  it('leads to the queues in a tab of their own', async () => {
    open({});
    const queues = await screen.findByRole('link', { name: /Colas de trabajo/ });
    expect(queues).toHaveAttribute('href', '/admin/queues');
    expect(queues).toHaveAttribute('target', '_blank');
  });
});
