import type { FoundState } from '@cartaviva/domain';
import { array, assert, constantFrom, property } from 'fast-check';
import { incidentAfter, streakAfter, type Streak } from './automatic-incidents';
import type { Incident } from './incident.entity';
import { incidentView } from './incident.view';

const PLANNED: Incident = {
  id: 'planned',
  component: 'payments',
  title: 'Cambio de servidor',
  description: null,
  status: 'scheduled',
  impact: 'low',
  isAutomatic: false,
  startedAt: new Date('2026-11-21T11:00:00.000Z'),
  resolvedAt: null,
};

/** Returns the incidents of payments after a series of checks, 30 seconds apart. */
function after(states: readonly FoundState[], before: readonly Incident[] = []) {
  let streak: Streak | undefined;
  const incidents = new Map(before.map((incident) => [incident.id, incident]));
  states.forEach((state, turn) => {
    const at = new Date(Date.UTC(2026, 10, 21, 12, 0, turn * 30));
    const open = [...incidents.values()].filter(({ resolvedAt }) => resolvedAt === null);
    streak = streakAfter(streak, state);
    const check = { component: 'payments', state, at, streak, open } as const;
    const incident = incidentAfter(check, `incident-${turn}`);
    if (incident) incidents.set(incident.id, incident);
  });
  return [...incidents.values()].map(incidentView);
}

const well = 'operational';
const down = 'major_outage';
const slow = 'degraded';

describe('automatic incidents', () => {
  it.each([
    ['one slow check', [well, slow, well, well]],
    ['two checks in a row', [down, down]],
    ['what comes and goes', [down, down, well, down, down, well]],
    ['what cannot be found out', ['unknown', 'unknown', 'unknown', 'unknown']],
  ] as const)('do not open for %s', (_, states) => expect(after(states)).toEqual([]));

  it('open at the third check in a row', () => {
    expect(after([well, down, down, down])).toEqual([
      {
        id: 'incident-3',
        component: 'payments',
        title: 'Pagos: fuera de servicio',
        description: null,
        status: 'major_outage',
        impact: 'medium',
        isAutomatic: true,
        startedAt: '2026-11-21T12:01:30.000Z',
        resolvedAt: null,
      },
    ]);
  });

  it('are of low impact when it is only slow, and of medium once it is down', () => {
    expect(after([slow, slow, slow])).toMatchObject([{ status: slow, impact: 'low' }]);
    expect(after([slow, slow, slow, down])).toMatchObject([
      { id: 'incident-2', status: down, impact: 'medium', title: 'Pagos: fuera de servicio' },
    ]);
  });

  it('stay as they were at worst until they close', () => {
    expect(after([down, down, down, slow])).toMatchObject([{ status: down, resolvedAt: null }]);
  });

  it('close at the third good check in a row', () => {
    const outage = [down, down, down] as const;
    expect(after([...outage, well, well])).toMatchObject([{ resolvedAt: null }]);
    expect(after([...outage, well, well, well])).toMatchObject([
      { status: 'resolved', resolvedAt: '2026-11-21T12:02:30.000Z' },
    ]);
  });

  it('pass over what could not be found out', () => {
    expect(after([down, 'unknown', down, 'unknown', down])).toHaveLength(1);
    expect(after([down, down, 'unknown', 'unknown'])).toEqual([]);
  });

  it('do not open during a planned interruption, nor close it', () => {
    expect(after([down, down, down, down, well, well, well], [PLANNED])).toEqual([
      incidentView(PLANNED),
    ]);
  });

  it('are never two open at once, whatever is found', () => {
    const checks = array(constantFrom(well, slow, down, 'unknown' as const), { maxLength: 60 });
    assert(
      property(checks, (states) => {
        for (let turn = 1; turn <= states.length; turn += 1) {
          const open = after(states.slice(0, turn)).filter(({ resolvedAt }) => !resolvedAt);
          expect(open.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
