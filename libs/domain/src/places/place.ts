import { DEFAULT_COUNTRY } from '../accounts';
import { COUNTRIES, countryOf, type Country } from '../countries';
import { COUNTRY_OF_CURRENCY } from './place-currency';
import { HOME_TIME_ZONE } from './time-zone';

/**
 * Location of a restaurant. The country determines money, phones and holidays, and the time zone determines local
 * times.
 */
export interface Place {
  /** ISO 3166-1. */
  readonly country: Country['code'];
  /** IANA name. */
  readonly timeZone: string;
}

/** Default place for everything that belongs to no restaurant, such as receipts and the admin screens. */
export const HOME_PLACE: Place = { country: DEFAULT_COUNTRY, timeZone: HOME_TIME_ZONE };

/** Returns only the place of a menu or restaurant. */
export const placeOf = ({ country, timeZone }: Place): Place => ({ country, timeZone });

interface KnownOfPlace {
  readonly country?: Country['code'] | undefined;
  readonly timeZone?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly currency?: string | undefined;
  /** The newest menu or restaurant of the same account. */
  readonly newest?: (Place & { readonly currency: string | null }) | null | undefined;
}

/** Area codes of +1 in the Dominican Republic and in Puerto Rico. The others count as those of the United States. */
const DOMINICAN_AREA = /^1\D*8[024]9/;
const PUERTO_RICAN_AREA = /^1\D*(?:787|939)/;

/**
 * Completes a partial place. A country without a time zone gets that of its capital, and a time zone without a
 * country gets the country that lists it. Otherwise the country comes from the phone's calling code. Failing that,
 * the place is that of the newest menu or restaurant, unless the currency belongs to another country: then the
 * country is that of the currency. Without any of these, it is the Dominican Republic.
 */
export function completePlace(known: KnownOfPlace): Place {
  const { country, timeZone, phone, currency, newest } = known;
  const isSaid = country ?? timeZone ?? countryOfPhone(phone ?? '');
  if (!isSaid && newest && isUsedIn(newest, currency)) return placeOf(newest);
  const found =
    country ??
    (timeZone === undefined ? undefined : countryOfTimeZone(timeZone)) ??
    countryOfPhone(phone ?? '') ??
    COUNTRY_OF_CURRENCY[currency ?? ''] ??
    DEFAULT_COUNTRY;
  return { country: found, timeZone: timeZone ?? countryOf(found).timeZones[0] };
}

/** Returns true unless the currency is one of another country. */
function isUsedIn(newest: NonNullable<KnownOfPlace['newest']>, currency?: string): boolean {
  if (currency === undefined || currency === newest.currency) return true;
  return (COUNTRY_OF_CURRENCY[currency] ?? newest.country) === newest.country;
}

/** Returns the place for the browser's time zone, or the default place if no country lists that zone. */
export function browserPlace(): Place {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return countryOfTimeZone(timeZone) ? completePlace({ timeZone }) : HOME_PLACE;
}

/** Adds the time zone of the new country to an update that changes only the country. */
export function changedPlace<Sent extends Partial<Place>>(
  before: Place,
  sent: Sent,
): Sent & Partial<Place> {
  const { country, timeZone } = sent;
  if (!country || timeZone || country === before.country) return sent;
  return { ...sent, timeZone: countryOf(country).timeZones[0] };
}

/** Returns the country of a time zone. It accepts aliases, because browsers report `America/Buenos_Aires`. */
export function countryOfTimeZone(timeZone: string): Country['code'] | undefined {
  const name = canonical(timeZone);
  return COUNTRIES.find(({ timeZones }) => timeZones.some((one) => canonical(one) === name))?.code;
}

/** Returns the country of a number's calling code: '+52 55…', '0052 55…'. */
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
