import { readFileSync } from 'node:fs';
import { faultsIn } from './audit.mjs';

const advisory = (severity: string, id: string) => ({
  url: `https://github.com/advisories/${id}`,
  title: 'Reads any file',
  severity,
  range: '<2.0.1',
});
const report = {
  vulnerabilities: {
    parser: { via: [advisory('high', 'GHSA-aaaa'), advisory('moderate', 'GHSA-bbbb')] },
    server: { via: ['parser'] },
  },
};
const until = (day: string) => [
  { advisory: 'GHSA-aaaa', until: day, why: 'reads our files alone' },
];

it('names serious faults where they are, once', () => {
  expect(faultsIn(report, [], '2026-11-23')).toEqual([
    'parser <2.0.1: high, Reads any file (https://github.com/advisories/GHSA-aaaa)',
  ]);
});

it('leaves one out to the end of the day that its exception ends on', () => {
  expect(faultsIn(report, until('2026-11-23'), '2026-11-23')).toEqual([]);
  expect(faultsIn(report, until('2026-11-22'), '2026-11-23')).toHaveLength(1);
});

it('takes an answer without a report for none', () => {
  expect(() => faultsIn({}, [], '2026-11-23')).toThrow('no report');
  expect(faultsIn({ vulnerabilities: {} }, [], '2026-11-23')).toEqual([]);
});

it('has exceptions with an end and a reason', () => {
  const exceptions = JSON.parse(
    readFileSync('tools/supply/audit-exceptions.json', 'utf8'),
  ) as Record<string, string>[];
  for (const { advisory: id, until: end, why } of exceptions) {
    expect(id).toMatch(/^GHSA-[\w-]+$/);
    expect(end).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(why).toContain(' ');
  }
});
