/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import type { LanguageCode } from '@cartaviva/domain';
import { renderMenuPage } from '../server';
import { PAGE, showPage } from '../testing/menu-body';
import { sampleMenu } from '../testing/sample-menu';
import { jest } from '@jest/globals';
import { followHours, hoursNow, showHours } from './hours';

const OPENING_HOURS = 'Mo-Fr 11:00-22:00; Sa 13:00-02:00; Su off; PH off';

const at = (local: string) => new Date(`2026-${local}:00-04:00`);
/** Replaces non-breaking spaces with plain ones. */
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
/** Shows the page as the server renders it at a given time. */
const open = (openingHours: string | null, now = at('11-23T12:00')) =>
  showPage({ menu: sampleMenu({ openingHours }) }, { now });

beforeEach(() => {
  document.documentElement.lang = 'es-DO';
});

describe('what the header says of the hours', () => {
  it.each([
    ['11-23T12:00', 'Abierto · cierra 10:00 p. m.'],
    ['11-23T10:59', 'Cerrado · abre 11:00 a. m.'],
    ['11-23T11:00', 'Abierto · cierra 10:00 p. m.'],
    ['11-23T21:59', 'Abierto · cierra 10:00 p. m.'],
    ['11-23T22:00', 'Cerrado · abre mañana 11:00 a. m.'],
    ['11-28T23:30', 'Abierto · cierra 2:00 a. m.'],
    ['11-28T03:00', 'Cerrado · abre 1:00 p. m.'],
    ['11-29T02:00', 'Cerrado · abre mañana 11:00 a. m.'],
    ['11-07T23:00', 'Abierto · cierra 2:00 a. m.'],
    ['11-08T12:00', 'Cerrado · abre el martes 11:00 a. m.'],
  ])('on %s: %s', (local, sentence) => {
    open(OPENING_HOURS, at(local));
    expect(plain(hoursNow(document, at(local))?.sentence)).toBe(sentence);
  });

  it.each([
    ['24/7', 'Abierto ahora'],
    ['24/7; PH off', 'Abierto ahora'],
    ['Mo-Su off', 'Cerrado'],
    ['Mo-Su off; PH 10:00-14:00', 'Cerrado · abre el viernes 25/12 10:00 a. m.'],
  ])('of %s: %s', (openingHours, sentence) => {
    open(openingHours);
    expect(plain(hoursNow(document, at('11-23T12:00'))?.sentence)).toBe(sentence);
  });

  it.each([
    ['11-23T22:00', 'Estamos cerrados. Abrimos mañana a las 11:00 a. m.'],
    ['11-28T03:00', 'Estamos cerrados. Abrimos hoy a la 1:00 p. m.'],
  ])('tells who orders on %s: %s', (local, notice) => {
    open(OPENING_HOURS, at(local));
    expect(plain(hoursNow(document, at(local))?.closed?.notice)).toBe(notice);
  });

  it('stands in the place of the word for hours, and nowhere where there are none', () => {
    open('24/7');
    expect(document.querySelector('.hours b')).toHaveTextContent('Horario');
    showHours(document);
    expect(document.querySelector('.hours b')).toHaveTextContent('Abierto ahora');
    open(null);
    showHours(document);
    expect(document.querySelector('.hours')).toBeNull();
    expect(hoursNow()).toBeUndefined();
  });
});

describe('a page that is looked at for long', () => {
  const said = () => plain(document.querySelector('.hours b')!.textContent);
  const wait = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

  beforeEach(() => jest.useFakeTimers({ now: at('11-23T10:59') }));
  afterEach(() => jest.useRealTimers());

  it('stays true with one timer, and catches up when it is looked at again', () => {
    open(OPENING_HOURS);
    followHours(document);
    followHours(document);
    expect(jest.getTimerCount()).toBe(1);
    expect(said()).toContain('abre 11:00 a. m.');
    wait(60);
    expect(said()).toContain('cierra 10:00 p. m.');
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    wait(11 * 3600);
    expect(said()).toContain('cierra 10:00 p. m.');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(said()).toContain('abre mañana 11:00 a. m.');
  });
});

describe('the week without a script', () => {
  const weekIn = (language: LanguageCode) => {
    const menu = sampleMenu({ openingHours: OPENING_HOURS, languages: ['en', 'ht'] });
    const published = { menu, categories: [], items: [] };
    const { html } = renderMenuPage({ state: 'published', published }, { ...PAGE, language });
    const page = new DOMParser().parseFromString(html, 'text/html');
    return [...page.querySelectorAll('.week div')].map((line) =>
      plain([...line.children].map(({ textContent }) => textContent).join(': '))!,
    );
  };

  it('has the days that are alike in one line, in the language of the page', () => {
    expect(weekIn('es')).toEqual([
      'Lunes – viernes: 11:00 a. m. – 10:00 p. m.',
      'Sábado: 1:00 p. m. – 2:00 a. m.',
      'Domingo: Cerrado',
      'Feriados: Cerrado',
    ]);
    expect(weekIn('en')[0]).toBe('Monday – Friday: 11:00 AM – 10:00 PM');
    expect(weekIn('ht')[0]).toBe('Lendi – vandredi: 11:00 – 22:00');
  });

  it('is known to searchers, too', () => {
    open(OPENING_HOURS);
    const json = document.querySelector('[type="application/ld+json"]')!.textContent;
    const { openingHoursSpecification: hours } = JSON.parse(json) as {
      openingHoursSpecification: { dayOfWeek: string[]; opens: string; closes: string }[];
    };
    expect(hours.map(({ dayOfWeek, opens, closes }) => [dayOfWeek.length, opens, closes])).toEqual([
      [5, '11:00', '22:00'],
      [1, '13:00', '02:00'],
      [1, '00:00', '00:00'],
    ]);
    expect(hours[2]!.dayOfWeek).toEqual(['https://schema.org/PublicHolidays']);
  });
});

describe('a restaurant on another clock', () => {
  it.each([
    ['America/Mexico_City', '2026-11-23T16:59:00Z', 'Cerrado · abre 11:00 a. m.'],
    ['America/Mexico_City', '2026-11-23T17:00:00Z', 'Abierto · cierra 10:00 p. m.'],
    // In Chile the clocks go forward at midnight after this Saturday.
    ['America/Santiago', '2026-09-05T17:00:00Z', 'Abierto · cierra 2:00 a. m.'],
    ['America/Santiago', '2026-09-06T04:30:00Z', 'Abierto · cierra 2:00 a. m.'],
    ['America/Santiago', '2026-09-06T05:00:00Z', 'Cerrado · abre mañana 11:00 a. m.'],
    ['Europe/Madrid', '2026-10-25T00:30:00Z', 'Cerrado · abre mañana 11:00 a. m.'],
    ['Europe/Madrid', '2026-10-26T09:30:00Z', 'Cerrado · abre 11:00 a. m.'],
  ])('in %s at %s: %s', (timeZone, moment, sentence) => {
    const now = new Date(moment);
    showPage({ menu: sampleMenu({ timeZone, openingHours: OPENING_HOURS }) }, { now });
    document.documentElement.lang = 'es-DO';
    expect(plain(hoursNow(document, now)?.sentence)).toBe(sentence);
  });

  it('is told by a page of a week ago, and no longer by one of two months ago', () => {
    const weeksAgo = (weeks: number) =>
      new Date(at('11-23T12:00').getTime() - weeks * 7 * 86_400_000);
    open(OPENING_HOURS, weeksAgo(1));
    expect(hoursNow(document, at('11-23T12:00'))?.sentence).toContain('Abierto');
    open(OPENING_HOURS, weeksAgo(8));
    expect(hoursNow(document, at('11-23T12:00'))).toBeUndefined();
  });

  it('has a page whose bytes are the same for a week', () => {
    const hoursAt = (now: Date) => {
      open(OPENING_HOURS, now);
      return document.querySelector<HTMLElement>('.hours')!.dataset['hours'];
    };
    expect(hoursAt(at('11-23T00:00'))).toBe(hoursAt(at('11-29T23:59')));
    expect(hoursAt(at('11-30T00:00'))).not.toBe(hoursAt(at('11-29T23:59')));
  });

  it('is closed on its own dates', () => {
    open(`${OPENING_HOURS}; 2026 Nov 24 off; 2026 Nov 25 18:00-20:00`);
    document.documentElement.lang = 'es-DO';
    const said = (local: string) => plain(hoursNow(document, at(local))?.sentence);
    expect(said('11-24T12:00')).toBe('Cerrado · abre mañana 6:00 p. m.');
    expect(said('11-25T19:00')).toBe('Abierto · cierra 8:00 p. m.');
  });
});
