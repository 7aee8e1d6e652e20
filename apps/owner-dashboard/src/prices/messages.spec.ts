import { MESSAGES } from './messages';

it.each([
  ['2026-11-30T10:00:00Z', /^lunes, 30 de noviembre, 6:00\sa\.\sm\.$/],
  ['2027-01-01T03:59:00Z', /^jueves, 31 de diciembre, 11:59\sp\.\sm\.$/],
  ['2027-11-29T10:00:00Z', /^lunes, 29 de noviembre de 2027, 6:00\sa\.\sm\.$/],
])(
  'says the moment %s by the clock of the restaurant, with a year that is another',
  (at, words) => {
    expect(MESSAGES.when(at, 'America/Santo_Domingo', new Date('2026-11-27T12:00:00Z'))).toMatch(
      words,
    );
  },
);
