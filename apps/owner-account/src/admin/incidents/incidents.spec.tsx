import type {
  ChangeIncidentRequest,
  IncidentView,
  OpenIncidentRequest,
} from '@cartaviva/contracts';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../../routes';

const INCIDENTS = '/api/admin/incidents';
const OUTAGE: IncidentView = {
  id: '0d8c9a10-4444-4a53-9a53-3a2f0a8f2d11',
  component: 'payments',
  title: 'Pagos: fuera de servicio',
  description: null,
  status: 'major_outage',
  impact: 'medium',
  isAutomatic: true,
  startedAt: '2026-11-21T12:00:00.000Z',
  resolvedAt: null,
};

/** Stubs a gateway that stores the incidents that admins create and change. */
function open(before: IncidentView[] = [], refusal?: StubReply) {
  let incidents = before;
  const change = ({ status, ...rest }: ChangeIncidentRequest) => {
    const resolvedAt = status === 'resolved' ? '2026-11-21T13:00:00.000Z' : null;
    const changed = { ...OUTAGE, ...rest, ...(status && { status }), resolvedAt };
    incidents = incidents.map((one) => (one.id === OUTAGE.id ? (changed as IncidentView) : one));
    return changed;
  };
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner({ role: 'admin' }) },
    [`GET ${INCIDENTS}`]: () => ({ body: incidents }),
    [`POST ${INCIDENTS}`]: (sent) => {
      if (refusal) return refusal;
      const opened = { ...OUTAGE, isAutomatic: false, ...(sent as OpenIncidentRequest) };
      incidents = [opened as IncidentView];
      return { status: 201, body: opened };
    },
    [`PUT ${INCIDENTS}/${OUTAGE.id}`]: (sent) =>
      refusal ?? { body: change(sent as ChangeIncidentRequest) },
  });
  renderRoutes(routes, '/admin?vista=incidentes');
  return calls;
}

const choose = async (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

describe('/admin, the incidents', () => {
  it('are announced with service, state, impact and words', async () => {
    const calls = open();
    expect(await screen.findByText('Nada abierto')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Anunciar' }));
    await choose('Servicio', 'Pagos');
    await choose('Estado', 'Mantenimiento programado');
    await choose('Impacto', 'Impacto medio');
    await userEvent.type(screen.getByLabelText(/^Título/), 'Cambio de servidor');
    await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Incidente publicado')).toBeVisible();
    expect(calls).toContainEqual({
      call: `POST ${INCIDENTS}`,
      body: {
        component: 'payments',
        status: 'scheduled',
        impact: 'medium',
        title: 'Cambio de servidor',
        description: null,
      },
    });
    const row = within((await screen.findByText('Cambio de servidor')).closest('li')!);
    expect(row.getByText('Mantenimiento programado')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('need a title', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Anunciar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Escribe un título de 3 letras o más')).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain(`POST ${INCIDENTS}`);
  });

  it('are changed in their own words, those that opened by themselves as well', async () => {
    const calls = open([OUTAGE]);
    const row = within((await screen.findByText(OUTAGE.title)).closest('li')!);
    expect(row.getByText('Automático')).toBeVisible();
    const day = new Date(OUTAGE.startedAt).toLocaleDateString('es-DO', { dateStyle: 'medium' });
    const since = new RegExp(`Pagos · Impacto medio · Desde el ${day}`);
    expect(row.getByText(since)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Cambiar «${OUTAGE.title}»` }));
    expect(screen.queryByRole('option', { name: 'Resuelto' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Descripción'), 'PayPal no contesta.');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('PayPal no contesta.')).toBeVisible();
    expect(calls).toContainEqual({
      call: `PUT ${INCIDENTS}/${OUTAGE.id}`,
      body: { description: 'PayPal no contesta.' },
    });
  });

  it('are resolved after a question', async () => {
    const calls = open([OUTAGE]);
    const resolve = { name: `Resolver «${OUTAGE.title}»` };
    await userEvent.click(await screen.findByRole('button', resolve));
    const question = within(await screen.findByRole('alertdialog'));
    expect(calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Resolver' }));
    expect(await screen.findByText('Incidente resuelto')).toBeVisible();
    expect(screen.getByText('Nada abierto')).toBeVisible();
    const closed = screen.getByRole('heading', { name: 'Resueltos' }).closest('section')!;
    expect(within(closed).getByText(OUTAGE.title)).toBeVisible();
    expect(screen.queryByRole('button', resolve)).toBeNull();
  });

  it('say what the server says when it refuses', async () => {
    const error = 'El servicio no está disponible. Intenta de nuevo en un momento.';
    open([OUTAGE], { status: 500, body: { error } });
    const resolve = { name: `Resolver «${OUTAGE.title}»` };
    await userEvent.click(await screen.findByRole('button', resolve));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Resolver' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('button', resolve)).toBeVisible();
  });
});
