import type { InvitationView, PeopleView, PersonView } from '@cartaviva/contracts';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../routes';

const ME = anOwner();
const OWNER: PersonView = {
  userId: ME.id,
  name: 'Altagracia Peña',
  email: ME.email,
  role: 'owner',
  since: '2026-11-17T12:00:00.000Z',
  lastSeenAt: new Date().toISOString(),
};
const COOK: PersonView = {
  userId: '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d22',
  name: 'Luis Mejía',
  email: 'luis@comedor.do',
  role: 'kitchen',
  since: '2026-11-18T12:00:00.000Z',
  lastSeenAt: null,
};
const PARTNER: PersonView = {
  ...COOK,
  userId: '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d33',
  name: 'Rosa Núñez',
  email: 'rosa@comedor.do',
  role: 'administrator',
};
const OPEN: InvitationView = {
  id: '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d44',
  email: 'jose@comedor.do',
  role: 'editor',
  invitedByName: 'Altagracia Peña',
  createdAt: '2026-11-19T12:00:00.000Z',
  expiresAt: '2026-11-26T12:00:00.000Z',
  expired: false,
};
const PEOPLE = 'GET /api/people';
const INVITE = 'POST /api/invitations';
const REMOVE = `DELETE /api/people/${COOK.userId}`;
const CHANGE = `PATCH /api/people/${COOK.userId}`;
const RESEND = `POST /api/invitations/${OPEN.id}/resend`;
const CANCEL = `DELETE /api/invitations/${OPEN.id}`;

const view = (changes: Partial<PeopleView> = {}): PeopleView => ({
  people: [OWNER, COOK],
  invitations: [],
  transfer: null,
  limit: 5,
  ...changes,
});

function open(
  first: PeopleView,
  replies: Record<string, StubReply | ((body: unknown) => StubReply)> = {},
  user = ME,
) {
  let shown = first;
  const calls = stubFetch({
    'GET /api/auth/user': { body: user },
    [PEOPLE]: () => ({ body: shown }),
    ...replies,
  });
  renderRoutes(routes, '/personas');
  const became = (next: PeopleView) => (shown = next);
  const sent = (call: string) => calls.filter((each) => each.call === call).map(({ body }) => body);
  return { sent, became };
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const act = async (person: string, action: string) => {
  await press(`Acciones para ${person}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

describe('/personas', () => {
  it('lists who works in the account, as what, and of how many the plan has', async () => {
    open(view({ invitations: [OPEN] }));
    const cook = (await screen.findByText('Luis Mejía')).closest('li')!;
    expect(cook).toHaveTextContent(/luis@comedor\.do.*Desde el 18 de noviembre.*Aún no ha entrado/);
    expect(cook).toHaveTextContent('Cocina');
    const owner = screen.getByText('Altagracia Peña').closest('li')!;
    expect(owner).toHaveTextContent(/\(tú\).*Última vez hace un momento.*Dueño/);
    expect(within(owner).queryByRole('button')).toBeNull();
    expect(screen.getByText('3 de 5 personas de tu plan')).toBeVisible();
    expect(screen.getByText('jose@comedor.do').closest('li')).toHaveTextContent(
      'Vale hasta el 26 de noviembre',
    );
  });

  it('invites by mail, to a role that says what it does', async () => {
    const { sent, became } = open(view({ people: [OWNER] }), {
      [INVITE]: (body) => {
        became(view({ people: [OWNER], invitations: [{ ...OPEN, ...(body as object) }] }));
        return { status: 201, body: { ...OPEN, ...(body as object) } };
      },
    });
    expect(await screen.findByText('Por ahora estás tú')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Cocina Marca lo que se agotó/ })).toBeChecked();
    await userEvent.type(screen.getByLabelText('Su email'), 'jose@comedor.do');
    await userEvent.click(screen.getByRole('radio', { name: /^Editor/ }));
    await press('Enviar invitación');
    expect(await screen.findByText('Invitación enviada a jose@comedor.do')).toBeVisible();
    expect(await screen.findByText('Invitaciones abiertas')).toBeVisible();
    expect(sent(INVITE)).toEqual([{ email: 'jose@comedor.do', role: 'editor' }]);
    expect(screen.getByLabelText('Su email')).toHaveValue('');
    expect(screen.getByLabelText('Su email')).toHaveFocus();
  });

  it('says under the field what is wrong with the address', async () => {
    const error = 'Esta persona ya es parte de la cuenta.';
    const type = 'urn:cartaviva:problem:person-already-there';
    const { sent } = open(view(), { [INVITE]: { status: 409, body: { type, error } } });
    await press('Enviar invitación');
    expect(await screen.findByText('Email inválido')).toBeVisible();
    expect(sent(INVITE)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Su email'), 'luis@comedor.do');
    await press('Enviar invitación');
    const field = screen.getByLabelText('Su email');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(error)));
    expect(field).toHaveFocus();
  });

  it('shows the way to more room when the plan is full', async () => {
    open(view({ limit: 2 }));
    expect(await screen.findByText('2 de 2 personas de tu plan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toHaveAttribute(
      'href',
      '/profile/plan',
    );
    expect(screen.queryByLabelText('Su email')).toBeNull();
  });

  it('keeps a seat for an invitation that is open, and none for one that has expired', async () => {
    const { became } = open(view({ limit: 3, invitations: [{ ...OPEN, expired: true }] }), {
      [INVITE]: () => {
        became(view({ limit: 3, invitations: [OPEN] }));
        return { status: 201, body: OPEN };
      },
    });
    expect(await screen.findByText('2 de 3 personas de tu plan')).toBeVisible();
    expect(screen.getByText('Venció')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ver planes' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Su email'), OPEN.email);
    await press('Enviar invitación');
    expect(await screen.findByText('3 de 3 personas de tu plan')).toBeVisible();
    expect(screen.queryByLabelText('Su email')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toBeVisible();
  });

  it('gives another role, and says what that ends', async () => {
    const { sent, became } = open(view(), {
      [CHANGE]: () => {
        became(view({ people: [OWNER, { ...COOK, role: 'editor' }] }));
        return { body: { ...COOK, role: 'editor' } };
      },
    });
    await act('Luis Mejía', 'Cambiar rol');
    expect(await screen.findByText(/Se cierran sus sesiones/)).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Editor/ }));
    await press('Guardar');
    expect(await screen.findByText('Luis Mejía: ahora Editor')).toBeVisible();
    expect(sent(CHANGE)).toEqual([{ role: 'editor' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before it removes somebody, names what ends, and keeps the focus in the list', async () => {
    const { sent, became } = open(view(), {
      [REMOVE]: () => {
        became(view({ people: [OWNER] }));
        return { status: 204 };
      },
    });
    await act('Luis Mejía', 'Quitar de la cuenta');
    expect(await screen.findByText(/Se cierran sus sesiones en esta cuenta/)).toBeVisible();
    expect(sent(REMOVE)).toHaveLength(0);
    await press('Quitar');
    expect(await screen.findByText('Luis Mejía ya no es parte de la cuenta')).toBeVisible();
    expect(sent(REMOVE)).toHaveLength(1);
    expect(screen.queryByText('luis@comedor.do')).toBeNull();
    expect(screen.getByRole('heading', { name: 'En tu cuenta' })).toHaveFocus();
  });

  it.each([
    [403, { error: 'Tu rol en esta cuenta no permite hacer esto.' }],
    [500, undefined],
  ])('keeps who could not be removed, and says why: %d', async (status, body) => {
    const { sent } = open(view(), { [REMOVE]: { status, ...(body && { body }) } });
    await act('Luis Mejía', 'Quitar de la cuenta');
    await press('Quitar');
    const said = body?.error ?? 'No se pudo quitar a esta persona.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText('luis@comedor.do')).toBeVisible();
    expect(sent(REMOVE)).toHaveLength(1);
  });

  it('keeps the role that was chosen when it is refused, and gives it at the second try', async () => {
    let isUp = false;
    const { sent } = open(view(), {
      [CHANGE]: () => (isUp ? { body: { ...COOK, role: 'editor' } } : { status: 500 }),
    });
    await act('Luis Mejía', 'Cambiar rol');
    await userEvent.click(await screen.findByRole('radio', { name: /^Editor/ }));
    await press('Guardar');
    expect(await screen.findByText('No se pudo cambiar el rol.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Editor/ })).toBeChecked();
    isUp = true;
    await press('Guardar');
    expect(await screen.findByText('Luis Mejía: ahora Editor')).toBeVisible();
    expect(sent(CHANGE)).toEqual([{ role: 'editor' }, { role: 'editor' }]);
  });

  it('sends an invitation at once that could not be sent before', async () => {
    let isUp = false;
    const { sent } = open(view({ invitations: [OPEN] }), {
      [RESEND]: () => (isUp ? { status: 204 } : { status: 500 }),
    });
    await press('Reenviar la invitación a jose@comedor.do');
    expect(await screen.findByText('No se pudo reenviar la invitación.')).toBeVisible();
    isUp = true;
    await press('Reenviar la invitación a jose@comedor.do');
    expect(await screen.findByText(/Invitación reenviada a jose@comedor\.do/)).toBeVisible();
    expect(sent(RESEND)).toHaveLength(2);
  });

  it('sends an invitation again, once a minute', async () => {
    const { sent } = open(view({ invitations: [OPEN] }), { [RESEND]: { status: 204 } });
    await press('Reenviar la invitación a jose@comedor.do');
    expect(await screen.findByText(/Invitación reenviada a jose@comedor\.do/)).toBeVisible();
    await press('Reenviar la invitación a jose@comedor.do');
    expect(await screen.findByText(/La acabamos de enviar/)).toBeVisible();
    expect(sent(RESEND)).toHaveLength(1);
  });

  it('cancels an invitation after asking', async () => {
    const { sent, became } = open(view({ invitations: [OPEN] }), {
      [CANCEL]: () => {
        became(view());
        return { status: 204 };
      },
    });
    await press('Cancelar la invitación a jose@comedor.do');
    await press('Cancelar invitación');
    expect(await screen.findByText('Invitación cancelada')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('jose@comedor.do')).toBeNull());
    expect(sent(CANCEL)).toHaveLength(1);
  });

  it('lets administrators decide about those below them alone', async () => {
    const account = { id: 'x', name: 'Altagracia Peña', role: 'administrator' as const };
    const invitations = [{ ...OPEN, role: 'administrator' as const }];
    open(
      view({ people: [OWNER, PARTNER, COOK], invitations, limit: 4 }),
      {},
      {
        ...anOwner({ id: PARTNER.userId }),
        account,
      },
    );
    expect(await screen.findByRole('button', { name: 'Acciones para Luis Mejía' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Acciones para Rosa Núñez' })).toBeNull();
    expect(screen.queryByRole('button', { name: /jose@comedor\.do/ })).toBeNull();
    expect(screen.getByText(/pide al dueño de la cuenta/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ver planes' })).toBeNull();
  });

  it('is no page of the kitchen', async () => {
    const account = { id: 'x', name: 'Altagracia Peña', role: 'kitchen' as const };
    const { sent } = open(view(), {}, { ...ME, account });
    expect(await screen.findByText('Esta página no es parte de tu rol')).toBeVisible();
    expect(sent(PEOPLE)).toEqual([]);
  });
});
