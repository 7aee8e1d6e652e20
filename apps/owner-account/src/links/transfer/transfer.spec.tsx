import type { OfferedTransferView } from '@cartaviva/contracts';
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

const ME = anOwner();
const OFFER: OfferedTransferView = {
  id: '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d99',
  accountId: '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d55',
  ...{ accountName: 'Carmen Díaz', email: 'carmen@conuco.do', stays: true },
  expiresAt: '2026-12-02T16:00:00.000Z',
};
const OFFERED = 'GET /api/transfers';
const ACCEPT = `POST /api/transfers/${OFFER.id}/accept`;
const DECLINE = `DELETE /api/transfers/${OFFER.id}`;
const visitor = { status: 401, body: { title: 'Unauthorized' } };

function open(replies: Record<string, StubReply | ((body: unknown) => StubReply)> = {}) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: ME },
    'GET /api/auth/methods': { body: { google: false } },
    [OFFERED]: { body: [OFFER] },
    ...replies,
  });
  const times = (call: string) => calls.filter((each) => each.call === call).length;
  return { times, ...renderRoutes(routes, '/traspaso') };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('/traspaso', () => {
  it('says whose account it is, until when, and what comes with it', async () => {
    const { times } = open();
    expect(await screen.findByText('Carmen Díaz')).toBeVisible();
    expect(screen.getByText('carmen@conuco.do')).toBeVisible();
    expect(screen.getByText('Se queda como administrador')).toBeVisible();
    expect(screen.getByText(/La cuenta que ya tienes sigue siendo tuya/)).toBeVisible();
    expect(times(ACCEPT)).toBe(0);
  });

  it('accepts again where that failed, and goes to the panel', async () => {
    let accepted = 0;
    const { times } = open({
      [ACCEPT]: () => ((accepted += 1) < 2 ? { status: 500, body: {} } : { status: 204 }),
    });
    await press('Recibir la cuenta');
    expect(await screen.findByText('No se pudo recibir la cuenta.')).toBeVisible();
    const left = watchNavigation();
    await press('Recibir la cuenta');
    await waitFor(() => expect(left()).toBe(1));
    expect(times(ACCEPT)).toBe(2);
  });

  it('says in the server’s words why it cannot be accepted', async () => {
    const error = 'Tu cuenta se está eliminando.';
    open({
      [ACCEPT]: {
        status: 409,
        body: { type: 'urn:cartaviva:problem:account-closing', error },
      },
    });
    await press('Recibir la cuenta');
    expect(await screen.findByText(error)).toBeVisible();
  });

  it('is declined', async () => {
    let declined = false;
    open({
      [OFFERED]: () => ({ body: declined ? [] : [OFFER] }),
      [DECLINE]: () => {
        declined = true;
        return { status: 204 };
      },
    });
    await press('Rechazar');
    expect(await screen.findByText('No tienes traspasos por responder')).toBeVisible();
  });

  it('leads a visitor to sign in, and back', async () => {
    const { router } = open({ 'GET /api/auth/user': visitor });
    await userEvent.click(await screen.findByRole('link', { name: 'Entrar' }));
    expect(router.state.location.search).toBe('?return=%2Ftraspaso');
  });
});
