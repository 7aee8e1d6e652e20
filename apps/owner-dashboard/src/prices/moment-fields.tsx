import { localClock, momentIn, RETURN_HOUR, type Place } from '@cartaviva/domain';
import { Field, TextInput } from '@cartaviva/ui';
import { MESSAGES } from './messages';

/** Date and time in the restaurant's time zone. Either can be empty. */
export interface Moment {
  readonly date: string;
  readonly time: string;
}

const DAY_MS = 86_400_000;

/** Returns next Monday at `RETURN_HOUR`, the default time of a scheduled change. */
export function nextMonday(now: Date, timeZone: string): Moment {
  const today = Date.parse(localClock(now, timeZone).date);
  const days = (8 - new Date(today).getUTCDay()) % 7 || 7;
  const date = new Date(today + days * DAY_MS).toISOString().slice(0, 10);
  return { date, time: `${String(RETURN_HOUR).padStart(2, '0')}:00` };
}

/** Converts a moment to the server's format. Undefined unless it is in the future. */
export function agreedMoment(
  { date, time }: Moment,
  timeZone: string,
  now: Date,
): string | undefined {
  const at = momentIn(`${date}T${time}`, timeZone);
  return at && at > now ? at.toISOString() : undefined;
}

interface MomentFieldsProps {
  readonly place: Place;
  readonly moment: Moment;
  readonly labels?: Readonly<Record<'date' | 'time', string>>;
  /** Is false if the moment counts in several time zones, which the form names itself. */
  readonly namesZone?: boolean;
  /** Error message for a moment in the future. */
  readonly fault?: string | undefined;
  readonly onChange: (moment: Moment) => void;
}

export function MomentFields({
  place,
  moment,
  labels = MESSAGES.moment,
  namesZone = true,
  fault,
  onChange,
}: MomentFieldsProps) {
  const { timeZone } = place;
  const isWhole = moment.date !== '' && moment.time !== '';
  const isPast = isWhole && !agreedMoment(moment, timeZone, new Date());
  return (
    <>
      <Field label={labels.date} error={isPast ? MESSAGES.past : fault}>
        {(control) => (
          <TextInput
            type="date"
            required
            min={localClock(new Date(), timeZone).date}
            value={moment.date}
            onChange={({ target }) => onChange({ ...moment, date: target.value })}
            {...control}
          />
        )}
      </Field>
      <Field label={labels.time} hint={namesZone && MESSAGES.zone(place)}>
        {(control) => (
          <TextInput
            type="time"
            required
            value={moment.time}
            onChange={({ target }) => onChange({ ...moment, time: target.value })}
            {...control}
          />
        )}
      </Field>
    </>
  );
}
