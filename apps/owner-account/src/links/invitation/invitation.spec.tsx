import type { InvitationLook } from '@cartaviva/contracts';
import {
  anOwner,
  renderRoutes,
  stubFetch,
  watchNavigation,
  type StubReply,
} from '@cartaviva/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../../routes';

const TOKEN = 'aB3-_'.repeat(8) + 'xyz';
const ME = anOwner();
const LOOK = 'POST /api/invitations/look';
const ACCEPT = 'POST /api/invitations/accept';
const ACCOUNT = '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d77';
const ENTER = `POST /api/accounts/${ACCOUNT}/enter`;
const LOOKED: InvitationLook = {
  accountName: 'Carmen Díaz',
  invitedByName: 'Rosa Núñez',
  role: 'kitchen',
  email: ME.email,
  expiresAt: '2026-11-26T12:00:00.000Z',
};
const ACCEPTED = { accountId: ACCOUNT, accountName: 'Carmen Díaz', role: 'kitchen' };
const visitor = { status: 401, body: { title: 'Unauthorized' } };
const ended = {
  status: 410,
  body: { type: 'urn:cartaviva:problem:invitation-ended', error: 'Esta invitación ya no vale.' },
};

type Replies = Record<string, StubReply | ((body: unknown) => StubReply)>;

function open(replies: Replies = {}, at = `/invitacion#${TOKEN}`) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: ME },
    'GET /api/auth/methods': { body: { google: false } },
    [LOOK]: { body: LOOKED },
    ...replies,
  });
  const sent = (call: string) => calls.filter((each) => each.call === call).map(({ body }) => body);
  return { sent, ...renderRoutes(routes, at) };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
});

describe('/invitacion', () => {
  it('says who invites, to which account and as what, and leaves the address', async () => {
    const { router, sent } = open();
    expect(await screen.findByText('Carmen Díaz')).toBeVisible();
    expect(screen.getByText('Rosa Núñez')).toBeVisible();
    expect(screen.getByText('Cocina')).toBeVisible();
    expect(screen.getByText(/Marca lo que se agotó/)).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/invitacion', hash: '' });
    expect(sent(LOOK)).toEqual([{ token: TOKEN }]);
    expect(sent(ACCEPT)).toEqual([]);
  });

  it('accepts once, enters the account, and only enters when that has to be tried again', async () => {
    let entered = 0;
    const { sent } = open({
      [ACCEPT]: { body: ACCEPTED },
      [ENTER]: () => ((entered += 1) < 2 ? { status: 500, body: {} } : { status: 204 }),
    });
    await press('Aceptar invitación');
    expect(await screen.findByText('No se pudo aceptar la invitación.')).toBeVisible();
    const left = watchNavigation();
    await press('Aceptar invitación');
    await waitFor(() => expect(left()).toBe(1));
    expect(entered).toBe(2);
    expect(sent(ACCEPT)).toEqual([{ token: TOKEN }]);
    expect(localStorage.getItem('cartaviva-invitation')).toBeNull();
  });

  it('tells another address so, and offers to sign out', async () => {
    open({ [LOOK]: { body: { ...LOOKED, email: 'luis@conuco.do' } } });
    expect(await screen.findByText('La invitación es para luis@conuco.do.')).toBeVisible();
    expect(screen.getByText(`Ahora mismo estás dentro con ${ME.email}.`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cerrar sesión y seguir' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aceptar invitación' })).toBeNull();
  });

  it('leads a visitor to sign in with the invited address, and back', async () => {
    let isIn = false;
    const { router } = open({
      'GET /api/auth/user': () => (isIn ? { body: ME } : visitor),
      'POST /api/auth/login': () => {
        isIn = true;
        return { body: ME };
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Entrar' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(ME.email);
    await userEvent.type(screen.getByLabelText('Contraseña'), 'secreta1');
    await press('Iniciar Sesión');
    expect(await screen.findByRole('button', { name: 'Aceptar invitación' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/invitacion', search: '' });
  });

  it('leads a visitor to an account of their own, with the invited address', async () => {
    const { router } = open({ 'GET /api/auth/user': visitor });
    await userEvent.click(await screen.findByRole('link', { name: 'Crear mi cuenta' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(ME.email);
    expect(router.state.location.search).toBe('?return=%2Finvitacion');
  });

  it.each([
    ['ended', ended],
    ['unknown', { status: 400, body: {} }],
  ])('says of an invitation that is %s where to get another', async (_, reply) => {
    open({ [LOOK]: reply });
    expect(await screen.findByText('Esta invitación ya no vale')).toBeVisible();
    expect(screen.getByText(/Pide otra a quien te invitó/)).toBeVisible();
  });

  it('does not take a server that is unavailable for an end', async () => {
    let answers = false;
    open({ [LOOK]: () => (answers ? { body: LOOKED } : { status: 503 }) });
    expect(await screen.findByText(/el servidor no respondió/)).toBeVisible();
    answers = true;
    await press('Reintentar');
    expect(await screen.findByText('Carmen Díaz')).toBeVisible();
  });

  it('waits for who registers by the link of another mail', async () => {
    localStorage.setItem('cartaviva-invitation', TOKEN);
    const { router } = open(
      { 'POST /api/auth/verify-email': { body: ME } },
      `/verificar#${TOKEN.replace('xyz', 'abc')}`,
    );
    await press('Confirmar mi correo');
    expect(await screen.findByRole('button', { name: 'Aceptar invitación' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/invitacion');
  });

  it('says when its link is cut short', async () => {
    open({}, '/invitacion');
    expect(await screen.findByText(/le falta una parte/)).toBeVisible();
  });
});
