import { renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClosingBanner } from './closing-banner';

const stored = { erasesAt: null, provedBy: 'password' };
const closing = { ...stored, erasesAt: '2026-12-20T16:00:00.000Z' };
const ACCOUNT = 'GET /api/account';
const CANCEL = 'POST /api/account/cancel-deletion';
const title = 'Tu cuenta se borrará el 20 de diciembre de 2026';

const open = () => renderRoutes([{ path: '/', element: <ClosingBanner /> }]);

describe('the banner of an account that closes', () => {
  it('says until when, and takes the deletion back', async () => {
    stubFetch({ [ACCOUNT]: { body: closing }, [CANCEL]: { body: stored } });
    open();
    expect(await screen.findByText(title)).toBeVisible();
    const download = screen.getByRole('link', { name: 'Descargar mis datos' });
    expect(download).toHaveAttribute('href', '/api/account/export');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar borrado' }));
    expect(await screen.findByText('Borrado cancelado')).toBeVisible();
    expect(screen.queryByText(title)).toBeNull();
  });

  it('stays, and says why, when that fails', async () => {
    stubFetch({ [ACCOUNT]: { body: closing }, [CANCEL]: { status: 500 } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar borrado' }));
    expect(await screen.findByText('No se pudo cancelar el borrado.')).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
  });

  it('is not there for anyone else', async () => {
    const calls = stubFetch({ [ACCOUNT]: { body: stored } });
    open();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
