import { COUNTRIES } from '../countries';
import { changedPlace, completePlace, countryOfPhone, countryOfTimeZone } from './place';
import { isTimeZone } from './time-zone';

describe('the place of a new menu', () => {
  it.each([
    [{}, 'DO', 'America/Santo_Domingo'],
    [{ country: 'CL' as const }, 'CL', 'America/Santiago'],
    [{ timeZone: 'America/Tijuana' }, 'MX', 'America/Tijuana'],
    [{ timeZone: 'America/Buenos_Aires' }, 'AR', 'America/Buenos_Aires'],
    [{ timeZone: 'Asia/Tokyo' }, 'DO', 'Asia/Tokyo'],
    [{ country: 'ES' as const, timeZone: 'Atlantic/Canary' }, 'ES', 'Atlantic/Canary'],
    [{ phone: '+52 55 1234 5678', currency: 'USD' }, 'MX', 'America/Mexico_City'],
    [{ phone: '+34 612 345 678', currency: 'DOP' }, 'ES', 'Europe/Madrid'],
    [{ phone: '55 1234 5678', currency: 'MXN' }, 'MX', 'America/Mexico_City'],
    [{ phone: '809-555-0142', currency: 'USD' }, 'DO', 'America/Santo_Domingo'],
  ])('%j is %s, %s', (known, country, timeZone) => {
    expect(completePlace(known)).toEqual({ country, timeZone });
  });

  it.each([
    [{}, 'MX', 'America/Tijuana'],
    [{ currency: 'USD' }, 'MX', 'America/Tijuana'],
    [{ currency: 'MXN' }, 'MX', 'America/Tijuana'],
    [{ currency: 'DOP' }, 'DO', 'America/Santo_Domingo'],
    [{ phone: '+56 2 2123 4567' }, 'CL', 'America/Santiago'],
    [{ country: 'ES' as const }, 'ES', 'Europe/Madrid'],
  ])('beside a menu in Tijuana, %j is %s, %s', (known, country, timeZone) => {
    const newest = { country: 'MX', timeZone: 'America/Tijuana', currency: null } as const;
    expect(completePlace({ ...known, newest })).toEqual({ country, timeZone });
  });

  it.each([
    ['+1 (809) 555-0142', 'DO'],
    ['001 829 555 0142', 'DO'],
    ['+1 787 555 0142', 'PR'],
    ['+1 305 555 0142', 'US'],
    ['Tel. +595 981 123 456', 'PY'],
    ['0056 9 1234 5678', 'CL'],
    ['809-555-0142', undefined],
    ['Pregunta en la barra', undefined],
  ])('%s has the calling code of %s', (phone, country) => {
    expect(countryOfPhone(phone)).toBe(country);
  });
});

describe('another country', () => {
  const before = { country: 'DO', timeZone: 'America/Santo_Domingo' } as const;
  it('brings the zone of its capital, unless one is said', () => {
    expect(changedPlace(before, { country: 'CL' })).toEqual({
      country: 'CL',
      timeZone: 'America/Santiago',
    });
    const said = { country: 'CL', timeZone: 'Pacific/Easter' } as const;
    expect(changedPlace(before, said)).toBe(said);
    expect(changedPlace(before, { country: 'DO' })).toEqual({ country: 'DO' });
    expect(changedPlace(before, {})).toEqual({});
  });
});

it('knows the zones of every country by names that the runtime has', () => {
  for (const { code, timeZones } of COUNTRIES) {
    for (const timeZone of timeZones) {
      expect([timeZone, isTimeZone(timeZone)]).toEqual([timeZone, true]);
      expect(countryOfTimeZone(timeZone)).toBe(code);
    }
  }
});
