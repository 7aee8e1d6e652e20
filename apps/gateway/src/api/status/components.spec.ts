import type { FoundState } from '@cartaviva/domain';
import { componentsFrom, PARTS, worst, type Findings, type Part } from './components';

/** Creates findings in which all parts are operational and fast, except the named ones. */
const found = (
  changes: Partial<Record<Part, FoundState>> = {},
  times: Partial<Record<Part, number>> = {},
) => {
  const part = (name: Part) => {
    const state = changes[name] ?? 'operational';
    return [name, { state, ms: times[name] ?? (state === 'operational' ? 10 : 1500) }];
  };
  return componentsFrom(Object.fromEntries(PARTS.map(part)) as Findings);
};
const states = (changes: Partial<Record<Part, FoundState>>) =>
  Object.entries(found(changes))
    .filter(([, { state }]) => state !== 'operational')
    .map(([id, { state }]) => `${id} ${state}`);
const DOWN = 'major_outage';

describe('how the components are', () => {
  it.each([
    ['nothing', {}, []],
    ['billing', { billing: DOWN }, ['payments major_outage']],
    ['the pictures’ workers', { images: 'degraded' }, ['uploads degraded']],
    ['the mails’ workers', { emails: DOWN }, ['notifications major_outage']],
    ['the codes alone', { qr: DOWN }, ['qr major_outage']],
    ['identity', { identity: 'degraded' }, ['api degraded']],
  ] as const)('is told by what needs a part that fails: %s', (_, parts, expected) => {
    expect(states(parts)).toEqual(expected);
  });

  it('is as slow as the slowest part, the database as quick as who answers first', () => {
    const { api, database } = found({}, { menus: 400, identity: 30, billing: 20, media: 900 });
    expect([api.ms, database.ms]).toEqual([400, 20]);
  });

  it('blames the database when no service answers while messages go through', () => {
    const services = { identity: DOWN, menus: DOWN, billing: DOWN, media: DOWN } as const;
    expect(found(services).database.state).toBe('major_outage');
    expect(found({ ...services, redis: DOWN }).database.state).toBe('unknown');
    expect(found({ ...services, media: 'degraded' }).database.state).toBe('degraded');
  });

  it('is, all together, as bad as the worst of them', () => {
    expect(worst(['operational', 'unknown'])).toBe('unknown');
    expect(worst(['unknown', 'scheduled', 'operational'])).toBe('scheduled');
    expect(worst(['degraded', 'major_outage', 'scheduled'])).toBe('major_outage');
  });
});
