import type { IncidentView } from '@cartaviva/contracts';
import { COMPONENT_IDS, COMPONENT_NAMES } from '@cartaviva/domain';
import { renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aComponent, anIncident } from './sample-status';
import StatusScreen from './status-screen';
import { STATES, type State } from './system-status';

const replyWith = (
  status: State,
  components: object[],
  incidents: IncidentView[] = [],
): StubReply => ({
  body: { status, components, incidents, checkedAt: '2026-11-21T12:00:00.000Z' },
});
const reply = (status: State) => replyWith(status, [{ ...aComponent(), status }]);
const show = (answer: StubReply | (() => StubReply)) => {
  const calls = stubFetch({ 'GET /api/status': answer });
  renderRoutes([{ path: '/', element: <StatusScreen /> }]);
  return calls;
};

afterEach(() => jest.useRealTimers());

describe('the system status', () => {
  it.each([
    ['operational', 'Operativo', 'Todo funciona con normalidad'],
    ['degraded', 'Lento', 'Algunas partes responden con lentitud'],
    ['major_outage', 'Fuera de servicio', 'Hay partes fuera de servicio'],
    ['scheduled', 'Mantenimiento programado', 'Estamos en mantenimiento programado'],
    ['resolved', 'Resuelto', 'El último incidente está resuelto'],
    ['unknown', 'Sin datos', 'Nos faltan datos de algunas partes'],
  ] as const)('names %s in Spanish', async (status, label, sentence) => {
    show(reply(status));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('API principal').closest('li')).toHaveTextContent(label);
    expect(STATES[status].label).toBe(label);
  });

  it('looks again every 30 seconds', async () => {
    jest.useFakeTimers();
    let turn = 0;
    const calls = show(() => reply(turn++ === 0 ? 'operational' : 'degraded'));
    expect(await screen.findByText('Operativo')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(calls.filter(({ call }) => call === 'GET /api/status')).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(await screen.findByText('Lento')).toBeVisible();
  });

  it('says when nobody answers, and looks again 30 seconds later', async () => {
    jest.useFakeTimers();
    let turn = 0;
    show(() => (turn++ === 0 ? { status: 503 } : reply('operational')));
    expect(await screen.findByText('No pudimos leer el estado')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(30_500));
    expect(await screen.findByText('Operativo')).toBeVisible();
  });

  it('keeps the last it knew when a later look fails, and says so', async () => {
    jest.useFakeTimers();
    let turn = 0;
    show(() => (turn++ === 0 ? reply('operational') : { status: 503 }));
    await screen.findByText('Operativo');
    await act(() => jest.advanceTimersByTimeAsync(30_500));
    expect(await screen.findByText(/La última lectura falló/)).toBeVisible();
    expect(screen.getByText('Operativo')).toBeVisible();
  });

  it('lists the six services with how quickly they answer and how they were', async () => {
    const all = COMPONENT_IDS.map((id) => aComponent({ id, name: COMPONENT_NAMES[id] }));
    show(replyWith('operational', all.toReversed()));
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map((name) => name.textContent)).toEqual(Object.values(COMPONENT_NAMES));
    expect(screen.getAllByText('Responde en 12 ms')).toHaveLength(6);
    const sentence = 'Pagos: 99.56% disponible en los 3 días medidos. 2 días con fallas.';
    expect(screen.getByRole('img', { name: sentence })).toBeVisible();
    expect(screen.getAllByTitle('21 nov 2026: 98.5%')).toHaveLength(6);
  });

  it('says so of what nobody has measured, and of what does not answer', async () => {
    const days = [{ date: '2026-11-21', uptime: null }];
    show(replyWith('unknown', [aComponent({ status: 'unknown', uptime: null, days })]));
    expect(await screen.findByText('Aún sin mediciones')).toBeVisible();
    expect(screen.getByText('No responde')).toBeVisible();
  });

  it('claims the ninety days once they are measured, and one as one', async () => {
    const days = Array.from({ length: 90 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 7, 23 + day)).toISOString().slice(0, 10),
      uptime: 100,
    }));
    show(replyWith('operational', [aComponent({ uptime: 100, days })]));
    expect(await screen.findByText('Sin incidentes en los últimos 90 días')).toBeVisible();
    expect(screen.getByText(/disponible en 90 días/)).toBeVisible();
    cleanup();
    show(replyWith('operational', [aComponent({ uptime: 100, days: days.slice(0, 1) })]));
    expect(await screen.findByText(/disponible en el único día medido/)).toBeVisible();
  });

  it('tells the numbers of the bars, day by day, to whoever asks', async () => {
    show(reply('operational'));
    await userEvent.click(await screen.findByText('Ver la disponibilidad día por día'));
    const table = await screen.findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '21 nov 202698.5%',
      '20 nov 202690%',
      '19 nov 2026100%',
    ]);
  });

  it('tells what goes on above all, and what is over with how long it took', async () => {
    show(
      replyWith(
        'major_outage',
        [aComponent()],
        [
          anIncident({ title: 'Pagos: fuera de servicio', status: 'major_outage' }),
          anIncident({
            id: 'another',
            title: 'Subida lenta',
            impact: 'low',
            component: 'uploads',
            resolvedAt: '2026-11-21T13:05:00.000Z',
          }),
        ],
      ),
    );
    const open = (await screen.findByText('Pagos: fuera de servicio')).closest('li')!;
    expect(open).toHaveTextContent('Impacto medio');
    expect(open).toHaveTextContent('(1 h)');
    expect(screen.getByText('En curso').closest('section')).toContainElement(open);
    const closed = screen.getByText('Subida lenta').closest('li')!;
    expect(closed).toHaveTextContent('Duró 2 h 5 min · Subida de imágenes · Impacto bajo');
    expect(closed).toHaveTextContent('Resuelto');
  });

  it('says when nothing has gone wrong', async () => {
    show(reply('operational'));
    expect(await screen.findByText('Sin incidentes en los 3 días medidos')).toBeVisible();
    expect(screen.queryByText('En curso')).toBeNull();
  });
});
