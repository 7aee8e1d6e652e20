/** A country with its time zones. The zone of the capital comes first. */
interface CountryOf<Code> {
  /** ISO 3166-1. */
  readonly code: Code;
  readonly name: string;
  /** Digits after the `+` of its phone numbers. */
  readonly callingCode: string;
  /** IANA names from tzdata's zone.tab. */
  readonly timeZones: readonly [string, ...string[]];
}

const country = <Code extends string>(
  code: Code,
  name: string,
  callingCode: string,
  timeZones: string,
): CountryOf<Code> => ({
  ...{ code, name, callingCode },
  timeZones: timeZones.split(' ') as [string, ...string[]],
});

/** Countries of owners and restaurants: those that use a supported currency, and Spain. */
export const COUNTRIES = [
  country('DO', 'República Dominicana', '1', 'America/Santo_Domingo'),
  country(
    'AR',
    'Argentina',
    '54',
    'America/Argentina/Buenos_Aires America/Argentina/Cordoba America/Argentina/Salta America/Argentina/Jujuy America/Argentina/Tucuman America/Argentina/Catamarca America/Argentina/La_Rioja America/Argentina/San_Juan America/Argentina/Mendoza America/Argentina/San_Luis America/Argentina/Rio_Gallegos America/Argentina/Ushuaia',
  ),
  country('BO', 'Bolivia', '591', 'America/La_Paz'),
  country(
    'BR',
    'Brasil',
    '55',
    'America/Sao_Paulo America/Noronha America/Belem America/Fortaleza America/Recife America/Araguaina America/Maceio America/Bahia America/Campo_Grande America/Cuiaba America/Santarem America/Porto_Velho America/Boa_Vista America/Manaus America/Eirunepe America/Rio_Branco',
  ),
  country(
    'CL',
    'Chile',
    '56',
    'America/Santiago America/Coyhaique America/Punta_Arenas Pacific/Easter',
  ),
  country('CO', 'Colombia', '57', 'America/Bogota'),
  country('CR', 'Costa Rica', '506', 'America/Costa_Rica'),
  country('EC', 'Ecuador', '593', 'America/Guayaquil Pacific/Galapagos'),
  country('SV', 'El Salvador', '503', 'America/El_Salvador'),
  country('ES', 'España', '34', 'Europe/Madrid Africa/Ceuta Atlantic/Canary'),
  country(
    'US',
    'Estados Unidos',
    '1',
    'America/New_York America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay America/Chicago America/Indiana/Tell_City America/Indiana/Knox America/Menominee America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak Pacific/Honolulu',
  ),
  country('GT', 'Guatemala', '502', 'America/Guatemala'),
  country('HN', 'Honduras', '504', 'America/Tegucigalpa'),
  country(
    'MX',
    'México',
    '52',
    'America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Chihuahua America/Ciudad_Juarez America/Ojinaga America/Mazatlan America/Bahia_Banderas America/Hermosillo America/Tijuana',
  ),
  country('NI', 'Nicaragua', '505', 'America/Managua'),
  country('PA', 'Panamá', '507', 'America/Panama'),
  country('PY', 'Paraguay', '595', 'America/Asuncion'),
  country('PE', 'Perú', '51', 'America/Lima'),
  country('PR', 'Puerto Rico', '1', 'America/Puerto_Rico'),
  country('UY', 'Uruguay', '598', 'America/Montevideo'),
  country('VE', 'Venezuela', '58', 'America/Caracas'),
] as const;

export type Country = (typeof COUNTRIES)[number];

export const COUNTRY_CODES: readonly Country['code'][] = /* @__PURE__ */ COUNTRIES.map(
  ({ code }) => code,
);

/** Returns the country of a code, or the Dominican Republic for an unknown code (specification §9). */
export const countryOf = (code: string): Country =>
  COUNTRIES.find((country) => country.code === code) ?? COUNTRIES[0];
