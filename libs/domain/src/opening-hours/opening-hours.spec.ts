import fc from 'fast-check';
import { MAX_SPANS, formatOpeningHours, parseOpeningHours, withDatesOf } from './opening-hours';
import { anyOpeningHours } from './testing/any-opening-hours';

describe('opening hours', () => {
  it('are a list of spans for each day, Monday first, and one for holidays', () => {
    const hours = parseOpeningHours('Mo-Fr 11:00-15:00,18:00-23:00; Sa 12:00-02:00; PH off');
    const weekday = [
      { from: 660, to: 900 },
      { from: 1080, to: 1380 },
    ];
    expect(hours).toEqual({
      week: [...Array.from({ length: 5 }, () => weekday), [{ from: 720, to: 1560 }], []],
      holidays: [],
    });
  });

  it.each([
    ['Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off; PH off', undefined],
    ['24/7', undefined],
    ['24/7; PH off', undefined],
    ['Mo-Su off', undefined],
    ['Mo-Su 00:00-24:00', '24/7'],
    ['08:00-17:00', 'Mo-Su 08:00-17:00'],
    ['Mo-Su 08:00-17:00; We off', 'Mo-Tu,Th-Su 08:00-17:00; We off'],
    ['Sa-Mo 10:00-26:00', 'Mo,Sa-Su 10:00-02:00; Tu-Fr off'],
    ['Fr 18:00-00:00', 'Mo-Th,Sa-Su off; Fr 18:00-24:00'],
    ['Mo-Sa 08:00-17:00; Su,PH 09:00-13:00', 'Mo-Sa 08:00-17:00; Su 09:00-13:00; PH 09:00-13:00'],
    ['Mo, We 08:00-12:00, 14:00-18:00;Fr closed', 'Mo,We 08:00-12:00,14:00-18:00; Tu,Th-Su off'],
  ])('%j are written %j', (text, written = text) => {
    expect(formatOpeningHours(parseOpeningHours(text)!)).toBe(written);
    expect(parseOpeningHours(written)).toEqual(parseOpeningHours(text));
  });

  it.each([
    '',
    'todos los días',
    'Mo-Fr',
    'Lu-Vi 11:00-23:00',
    'Mo-Fr 11-23',
    'Mo-Fr 11:00-23:60',
    'Mo-Fr 24:00-26:00',
    'Mo-Fr 11:00-49:00',
    'Mo-Fr 11:00-15:00,14:00-20:00',
    'Mo-Fr 18:00-20:00,11:00-15:00',
    'Mo-Fr 11:00-23:00;',
    'Mo 24/7',
    'PH off; Mo-Fr 11:00-23:00',
    'PH off',
    '2026 Dec 24 off',
    'Jan-Mar 11:00-23:00',
    'Mo sunrise-sunset',
    'Mo-Fr 11:00-23:00 "con reserva"',
    `Mo ${Array.from({ length: MAX_SPANS + 1 }, (_, at) => `0${at}:00-0${at}:30`).join(',')}`,
  ])('are not %j', (text) => expect(parseOpeningHours(text)).toBeUndefined());

  it('are read back as they were written, in at most 500 characters', () => {
    fc.assert(
      fc.property(anyOpeningHours, (hours) => {
        const written = formatOpeningHours(hours);
        expect(parseOpeningHours(written)).toEqual(hours);
        expect(written.length).toBeLessThanOrEqual(500);
      }),
    );
  });
});

describe('single dates', () => {
  const HOURS = 'Mo-Su 11:00-22:00; PH off';

  it.each([
    ['2026 Dec 24 off', '2026 Dec 24 off'],
    ['2026 Dec 31 18:00-02:00; 2026 Dec 24 closed', '2026 Dec 24 off; 2026 Dec 31 18:00-02:00'],
    ['2026 Dec 24 11:00-15:00; 2026 Dec 24 off', '2026 Dec 24 off'],
  ])('come last and in their order: %s', (written, stored) => {
    const read = parseOpeningHours(`${HOURS}; ${written}`)!;
    expect(formatOpeningHours(read)).toBe(`${HOURS}; ${stored}`);
    expect(parseOpeningHours(formatOpeningHours(read))).toEqual(
      parseOpeningHours(`${HOURS}; ${stored}`),
    );
  });

  it.each(['2026 Feb 29 off', '2026 Dec 32 off', '2026 Dec 24', 'Dec 24 off', '2026 Dez 24 off'])(
    'are not %s',
    (written) => expect(parseOpeningHours(`${HOURS}; ${written}`)).toBeUndefined(),
  );

  it('are followed by no rule of days', () => {
    expect(parseOpeningHours('2026 Dec 24 off; Mo-Su 11:00-22:00')).toBeUndefined();
  });

  it('of a restaurant close menus with hours of their own', () => {
    const own = 'Mo-Su 07:00-11:00; 2026 Dec 24 07:00-09:00';
    const others = `${HOURS}; 2026 Dec 24 off; 2026 Dec 25 off`;
    expect(withDatesOf(own, others)).toBe(`${own}; 2026 Dec 25 off`);
    expect(withDatesOf(null, others)).toBe(others);
    expect(withDatesOf(own, null)).toBe(own);
    expect(withDatesOf(null, null)).toBeNull();
  });
});
