import type { PeopleView, PersonView, TransferView } from '@cartaviva/contracts';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../../routes';

const ME = anOwner();
const OWNER: PersonView = {
  ...{ userId: ME.id, name: 'Altagracia Peña', email: ME.email, role: 'owner' },
  ...{ since: '2026-11-17T12:00:00.000Z', lastSeenAt: null },
};
const ROSA: PersonView = {
  ...OWNER,
  userId: '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d33',
  name: 'Rosa Núñez',
  email: 'rosa@comedor.do',
  role: 'administrator',
};
const COOK: PersonView = {
  ...ROSA,
  userId: ME.id.replace(/.$/, 'f'),
  name: 'Luis',
  role: 'kitchen',
};
const WAITING: TransferView = {
  id: '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d99',
  ...{ userId: ROSA.userId, name: 'Rosa Núñez', stays: true },
  expiresAt: '2026-12-02T16:00:00.000Z',
};
const PROPOSE = 'POST /api/transfers';
const MAIL_CODE = 'POST /api/transfers/code';
const TAKE_BACK = `DELETE /api/transfers/${WAITING.id}`;

function open(
  replies: Record<string, StubReply | ((body: unknown) => StubReply)> = {},
  transfer: TransferView | null = null,
  user = ME,
) {
  let shown: PeopleView = { people: [OWNER, ROSA, COOK], invitations: [], transfer, limit: 5 };
  const calls = stubFetch({
    'GET /api/auth/user': { body: user },
    'GET /api/account': { body: { erasesAt: null, provedBy: 'password' } },
    'GET /api/people': () => ({ body: shown }),
    ...replies,
  });
  renderRoutes(routes, '/personas');
  const became = (next: TransferView | null) => (shown = { ...shown, transfer: next });
  const sent = (call: string) => calls.filter((each) => each.call === call).map(({ body }) => body);
  return { sent, became };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function begin() {
  await press('Acciones para Rosa Núñez');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hacer dueña o dueño' }));
  return within(await screen.findByRole('dialog'));
}

describe('an account that its owner gives away', () => {
  it('is proposed to an administrator, with the password, after what moves and what stays', async () => {
    const { sent, became } = open({
      [PROPOSE]: () => {
        became(WAITING);
        return { status: 201, body: WAITING };
      },
    });
    const dialog = await begin();
    for (const when of ['Pasa', 'Se queda contigo', 'Sigue igual']) {
      expect(dialog.getByText(when)).toBeVisible();
    }
    expect(dialog.getByRole('radio', { name: /^Me quedo/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Me voy/ }));
    await userEvent.type(await dialog.findByLabelText(/Tu contraseña/), 'secreta1');
    await press('Proponer traspaso');
    expect(await screen.findByText('Se lo propusimos a Rosa Núñez')).toBeVisible();
    expect(await screen.findByText('Propusiste entregar tu cuenta a Rosa Núñez')).toBeVisible();
    expect(sent(PROPOSE)).toEqual([{ userId: ROSA.userId, stays: false, password: 'secreta1' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says at its field that the password is wrong, and keeps what was chosen', async () => {
    const type = 'urn:cartaviva:problem:password-wrong';
    const error = 'La contraseña actual no es correcta.';
    open({ [PROPOSE]: { status: 400, body: { type, error } } });
    const dialog = await begin();
    const password = await dialog.findByLabelText(/Tu contraseña/);
    await userEvent.type(password, 'otra-cosa');
    await press('Proponer traspaso');
    await waitFor(() => expect(password).toHaveAccessibleDescription(error));
  });

  it('takes a mailed code where there is no password, and mails it when asked', async () => {
    const { sent } = open({
      'GET /api/account': { body: { erasesAt: null, provedBy: 'code' } },
      [MAIL_CODE]: { status: 202 },
      [PROPOSE]: { status: 201, body: WAITING },
    });
    const dialog = await begin();
    expect(sent(MAIL_CODE)).toHaveLength(0);
    await userEvent.click(await dialog.findByRole('button', { name: 'Enviarme un código' }));
    await userEvent.type(await dialog.findByLabelText('Código de verificación'), '123456');
    await press('Proponer traspaso');
    await waitFor(() =>
      expect(sent(PROPOSE)).toEqual([{ userId: ROSA.userId, stays: true, code: '123456' }]),
    );
  });

  it('is offered for administrators alone, and not while another proposal waits', async () => {
    open({}, WAITING);
    await press('Acciones para Rosa Núñez');
    expect(await screen.findByRole('menuitem', { name: 'Cambiar rol' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Hacer dueña o dueño' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await press('Acciones para Luis');
    expect(screen.queryByRole('menuitem', { name: 'Hacer dueña o dueño' })).toBeNull();
  });

  it('is taken back after asking', async () => {
    const { sent, became } = open(
      {
        [TAKE_BACK]: () => {
          became(null);
          return { status: 204 };
        },
      },
      WAITING,
    );
    await press('Retirar');
    expect(sent(TAKE_BACK)).toHaveLength(0);
    await press('Retirar traspaso');
    expect(await screen.findByText('Traspaso retirado')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Propusiste entregar/)).toBeNull());
  });

  it('is shown to whom it is proposed with the way to answer, and to others without', async () => {
    const account = { id: ME.id, name: 'Altagracia Peña', role: 'administrator' as const };
    open({}, WAITING, { ...anOwner({ id: ROSA.userId }), account });
    expect(await screen.findByRole('link', { name: 'Ver el traspaso' })).toHaveAttribute(
      'href',
      '/traspaso',
    );
    expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
  });
});
