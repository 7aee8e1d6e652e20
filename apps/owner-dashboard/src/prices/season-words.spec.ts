import { seasonWords } from './season-words';

const NOW = new Date('2026-11-27T12:00:00Z');

it.each([
  ['2026-12-01T10:00:00Z', '2027-01-01T03:59:00Z', 'Del 1 al 31 de diciembre'],
  ['2026-11-27T10:00:00Z', '2026-12-02T03:59:00Z', 'Del 27 de noviembre al 1 de diciembre'],
  ['2026-12-24T10:00:00Z', '2026-12-25T03:59:00Z', 'El 24 de diciembre'],
  // It is the next year only in London's time zone.
  ['2026-12-31T10:00:00Z', '2027-01-01T03:59:00Z', 'El 31 de diciembre'],
])('says from %s until %s by the clock of the restaurant', (from, until, words) => {
  expect(seasonWords(from, until, 'America/Santo_Domingo', NOW)).toBe(words);
});

it.each([
  [
    '2026-12-15T10:00:00Z',
    '2027-01-07T03:59:00Z',
    'Del 15 de diciembre de 2026 al 6 de enero de 2027',
  ],
  [
    '2026-12-24T10:00:00Z',
    '2027-12-02T03:59:00Z',
    'Del 24 de diciembre de 2026 al 1 de diciembre de 2027',
  ],
  [
    '2026-12-24T10:00:00Z',
    '2027-12-25T03:59:00Z',
    'Del 24 de diciembre de 2026 al 24 de diciembre de 2027',
  ],
  ['2027-12-01T10:00:00Z', '2028-01-01T03:59:00Z', 'Del 1 al 31 de diciembre de 2027'],
  ['2027-11-27T10:00:00Z', '2027-12-02T03:59:00Z', 'Del 27 de noviembre al 1 de diciembre de 2027'],
  ['2027-12-24T10:00:00Z', '2027-12-25T03:59:00Z', 'El 24 de diciembre de 2027'],
])('names the year from %s until %s, which is not all of this year', (from, until, words) => {
  expect(seasonWords(from, until, 'America/Santo_Domingo', NOW)).toBe(words);
});
