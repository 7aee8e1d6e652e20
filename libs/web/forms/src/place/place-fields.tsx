import { COUNTRIES, countryOf, zoneFormat, type Country, type Place } from '@cartaviva/domain';
import { Field, Select } from '@cartaviva/ui';
import { PLACE_MESSAGES as MESSAGES } from './messages';

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

const inHours = zoneFormat({ hour: 'numeric', minute: '2-digit' });

/** Converts 'America/Mexico_City' to 'Mexico City'. */
const cityOf = (timeZone: string) => timeZone.split('/').at(-1)!.replaceAll('_', ' ');

interface PlaceFieldsProps {
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}

/**
 * Fields for the country and, if the country has several, the time zone. A new country selects the zone of its
 * capital.
 */
export function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const { country, timeZone } = place;
  const { timeZones } = countryOf(country);
  // A stored zone stays selectable even if the list of the country lacks it.
  const zones = timeZones.includes(timeZone) ? timeZones : [timeZone, ...timeZones];
  const options = zones.map((value) => ({ value, label: cityOf(value) }));
  const now = MESSAGES.now(inHours(new Date(), timeZone));
  return (
    <>
      <Field label={MESSAGES.country} hint={zones.length > 1 ? MESSAGES.countryHint : now}>
        {(input) => (
          <Select
            options={COUNTRY_OPTIONS}
            value={country}
            onChange={({ target }) => {
              const chosen = countryOf(target.value as Country['code']);
              onChange({ country: chosen.code, timeZone: chosen.timeZones[0] });
            }}
            {...input}
          />
        )}
      </Field>
      {zones.length > 1 && (
        <Field label={MESSAGES.timeZone} hint={now}>
          {(input) => (
            <Select
              options={options}
              value={timeZone}
              onChange={({ target }) => onChange({ country, timeZone: target.value })}
              {...input}
            />
          )}
        </Field>
      )}
    </>
  );
}
