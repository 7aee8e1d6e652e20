import { DEFAULT_COUNTRY } from '../accounts';
import { DEFAULT_CURRENCY } from '../currencies';
import { COUNTRIES, countryOf, type Country } from '../countries';
import { HOME_TIME_ZONE } from './time-zone';

/** Where a restaurant is: its country decides money, phones and holidays, its time zone every hour of the day. */
export interface Place {
  /** ISO 3166-1. */
  readonly country: Country['code'];
  /** IANA name. */
  readonly timeZone: string;
}

/** The product's home: the place of whatever belongs to no restaurant, such as receipts and the admin screens. */
export const HOME_PLACE: Place = { country: DEFAULT_COUNTRY, timeZone: HOME_TIME_ZONE };

/** The place of a menu or restaurant. */
export const placeOf = ({ country, timeZone }: Place): Place => ({ country, timeZone });

/** What is known of a new menu or restaurant. */
interface KnownOfPlace {
  readonly country?: Country['code'] | undefined;
  readonly timeZone?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly currency?: string | undefined;
  /** The newest menu of the same account. */
  readonly newest?: (Place & { readonly currency: string }) | null | undefined;
}

/** Currencies that are money in one country alone. */
const COUNTRY_OF_CURRENCY: Readonly<Record<string, Country['code']>> = {
  DOP: 'DO',
  MXN: 'MX',
  COP: 'CO',
  PEN: 'PE',
  CLP: 'CL',
  ARS: 'AR',
  VES: 'VE',
  GTQ: 'GT',
  CRC: 'CR',
  PAB: 'PA',
  HNL: 'HN',
  NIO: 'NI',
  BOB: 'BO',
  PYG: 'PY',
  UYU: 'UY',
  BRL: 'BR',
};

/** Area codes of +1: those of the Dominican Republic and of Puerto Rico; the others are of the United States. */
const DOMINICAN_AREA = /^1\D*8[024]9/;
const PUERTO_RICAN_AREA = /^1\D*(?:787|939)/;

/**
 * Completes what was said of a place. A country without a zone has its capital's, a zone without a country is
 * of the country that lists it. Without either, the country is that of the phone's calling code; else the
 * place is that of the newest menu of the currency, else the currency's country, else the Dominican Republic.
 */
export function completePlace(known: KnownOfPlace): Place {
  const { country, timeZone, phone, currency, newest } = known;
  const isSaid = country ?? timeZone ?? countryOfPhone(phone ?? '');
  if (!isSaid && newest && newest.currency === (currency ?? DEFAULT_CURRENCY)) {
    return placeOf(newest);
  }
  const found =
    country ??
    (timeZone === undefined ? undefined : countryOfTimeZone(timeZone)) ??
    countryOfPhone(phone ?? '') ??
    COUNTRY_OF_CURRENCY[currency ?? ''] ??
    DEFAULT_COUNTRY;
  return { country: found, timeZone: timeZone ?? countryOf(found).timeZones[0] };
}

/** Where the browser's clock says that its owner is; at home where no country is known to have it. */
export function browserPlace(): Place {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return countryOfTimeZone(timeZone) ? completePlace({ timeZone }) : HOME_PLACE;
}

/** What was sent of a place, with the zone that follows another country. */
export function changedPlace<Sent extends Partial<Place>>(
  before: Place,
  sent: Sent,
): Sent & Partial<Place> {
  const { country, timeZone } = sent;
  if (!country || timeZone || country === before.country) return sent;
  return { ...sent, timeZone: countryOf(country).timeZones[0] };
}

/** The country whose zone this is, under whatever name: browsers say `America/Buenos_Aires`. */
export function countryOfTimeZone(timeZone: string): Country['code'] | undefined {
  const name = canonical(timeZone);
  return COUNTRIES.find(({ timeZones }) => timeZones.some((one) => canonical(one) === name))?.code;
}

/** The country of the calling code that a number is written with: '+52 55…', '0052 55…'. */
export function countryOfPhone(phone: string): Country['code'] | undefined {
  const international = /^[^\d+]*(?:\+|00)\D*(\d[\d\s().-]*)/.exec(phone.normalize('NFKC'))?.[1];
  if (!international) return undefined;
  const digits = international.replace(/\D/g, '');
  if (digits.startsWith('1')) {
    if (DOMINICAN_AREA.test(digits)) return 'DO';
    return PUERTO_RICAN_AREA.test(digits) ? 'PR' : 'US';
  }
  return COUNTRIES.find(({ callingCode }) => callingCode !== '1' && digits.startsWith(callingCode))
    ?.code;
}

function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}
