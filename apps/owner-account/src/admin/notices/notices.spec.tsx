import { earliestEffectiveDay } from '@cartaviva/domain';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../../routes';

const SEND = 'POST /api/admin/notices';
const TEXT = 'Inicial pasa de US$9 a US$10 al mes.';
const earliest = earliestEffectiveDay('prices', new Date());
const notice = {
  ...{ id: 'n1', kind: 'prices', effectiveOn: earliest, text: TEXT, recipients: 37 },
  createdAt: '2026-11-22T12:00:00.000Z',
};

async function open(reply: StubReply = { status: 201, body: { ...notice, sent: 0 } }) {
  let isSent = false;
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner({ role: 'admin' }) },
    'GET /api/admin/notices': () => ({
      body: isSent ? [{ ...notice, sent: 12, finishedAt: null }] : [],
    }),
    'GET /api/admin/notices/audience': { body: { recipients: 37 } },
    [SEND]: () => {
      isSent = reply.status === 201;
      return reply;
    },
  });
  renderRoutes(routes, '/admin?vista=avisos');
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir un aviso' }));
  return calls;
}

async function preview() {
  await userEvent.type(screen.getByLabelText('Qué cambia'), TEXT);
  await userEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }));
}

async function send() {
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar a 37 dueños' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar ahora' }));
}

describe('notices to all owners', () => {
  it('are seen and counted before they are sent, and followed after that', async () => {
    const calls = await open();
    await preview();
    expect(screen.getByText(/^Cambian los precios de CartaViva desde el/)).toBeVisible();
    expect(screen.getByText(TEXT)).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain(SEND);
    await send();
    expect(await screen.findByText(/12 de 37 emails/)).toBeVisible();
    expect(screen.getByText('Enviando')).toBeVisible();
    expect(calls.filter(({ call }) => call === SEND)).toMatchObject([
      { body: { kind: 'prices', effectiveOn: earliest, text: TEXT } },
    ]);
  });

  it('say what is missing in words about the field', async () => {
    const calls = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }));
    expect(await screen.findByText('Di qué cambia, con 20 letras o más')).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain(SEND);
  });

  it('lead back to what was written when the server refuses them', async () => {
    const sentence = 'Avisa con 30 días: lo más pronto es el 2027-01-01';
    await open({ status: 400, body: { error: sentence, fields: { effectiveOn: sentence } } });
    await preview();
    await send();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Qué cambia')).toHaveValue(TEXT);
  });
});
