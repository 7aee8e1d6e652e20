import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMenu, MENU_ID, recordDownloads, type StubReply } from '@cartaviva/web-testing';
import { goTo, openEditor } from '../../testing/open-editor';

const address = `/api/menus/${MENU_ID}/print?layout=menu&mesa=`;

async function press(reply?: StubReply) {
  const downloads = recordDownloads();
  const menu = aMenu({ isPublished: true });
  const replies = reply ? { [`GET ${address}`]: reply } : {};
  const { calls } = await openEditor({ menu, replies });
  await goTo('QR');
  const link = await screen.findByRole('link', { name: /Carta completa/ });
  expect(link).toHaveAttribute('href', address);
  await userEvent.click(link);
  return { downloads, calls };
}

describe('printing', () => {
  it('downloads the file under the name that it was given', async () => {
    const headers = { 'Content-Disposition': 'inline; filename="la-cocina-carta.pdf"' };
    const { downloads } = await press({ body: {}, headers });
    expect(await screen.findByText('PDF descargado')).toBeVisible();
    expect(downloads).toEqual(['la-cocina-carta.pdf']);
  });

  it('says why when it could not be made, the first time as well, and can be tried again', async () => {
    const { downloads, calls } = await press({
      status: 503,
      body: { error: 'El servicio no responde en este momento.' },
    });
    expect(
      await screen.findByText(
        'No se pudo preparar el PDF. El servicio no responde en este momento.',
      ),
    ).toBeVisible();
    expect(downloads).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: /Carta completa/ }));
    expect(calls.filter(({ call }) => call === `GET ${address}`)).toHaveLength(2);
  });

  it('says so when there is no connection', async () => {
    await press();
    expect(await screen.findByText('No se pudo preparar el PDF.')).toBeVisible();
  });
});
