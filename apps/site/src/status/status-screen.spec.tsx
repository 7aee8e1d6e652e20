import { renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import StatusScreen from './status-screen';
import { STATES, type State } from './system-status';

const reply = (status: State, responseMs = 12): StubReply => ({
  body: {
    status,
    components: [{ id: 'api', name: 'API principal', status, responseMs }],
    checkedAt: '2026-11-21T12:00:00.000Z',
  },
});
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
    expect(screen.getByText('Responde en 12 ms')).toBeVisible();
  });

  it('looks again every 30 seconds', async () => {
    jest.useFakeTimers();
    let turn = 0;
    const calls = show(() => reply(turn++ === 0 ? 'operational' : 'degraded'));
    expect(await screen.findByText('Operativo')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(calls).toHaveLength(1);
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
});
