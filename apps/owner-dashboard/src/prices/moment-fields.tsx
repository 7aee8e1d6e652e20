import { homeClock, momentIn, RETURN_HOUR } from '@cartaviva/domain';
import { Field, TextInput } from '@cartaviva/ui';
import { MESSAGES } from './messages';

/** A day and a time of the clock at home, as they were chosen; either may be empty. */
export interface Moment {
  readonly date: string;
  readonly time: string;
}

const DAY_MS = 86_400_000;

/** Next Monday at six in the morning: when a week's prices begin. */
export function nextMonday(now: Date): Moment {
  const weekday = new Date(`${homeClock(now).date}T00:00:00Z`).getUTCDay();
  const days = (8 - weekday) % 7 || 7;
  const { date } = homeClock(new Date(now.getTime() + days * DAY_MS));
  return { date, time: `${String(RETURN_HOUR).padStart(2, '0')}:00` };
}

/** The moment as the server takes it; nothing while it is none that is to come. */
export function agreedMoment({ date, time }: Moment, now: Date): string | undefined {
  const at = momentIn(`${date}T${time}`);
  return at && at > now ? at.toISOString() : undefined;
}

interface MomentFieldsProps {
  readonly moment: Moment;
  readonly labels?: Readonly<Record<'date' | 'time', string>>;
  /** What is wrong with a moment that is to come. */
  readonly fault?: string | undefined;
  readonly onChange: (moment: Moment) => void;
}

/** When something is to happen, on the clock of the restaurant. */
export function MomentFields({
  moment,
  labels = MESSAGES.moment,
  fault,
  onChange,
}: MomentFieldsProps) {
  const isPast = moment.date !== '' && moment.time !== '' && !agreedMoment(moment, new Date());
  return (
    <>
      <Field label={labels.date} error={isPast ? MESSAGES.past : fault}>
        {(control) => (
          <TextInput
            type="date"
            required
            min={homeClock(new Date()).date}
            value={moment.date}
            onChange={({ target }) => onChange({ ...moment, date: target.value })}
            {...control}
          />
        )}
      </Field>
      <Field label={labels.time} hint={MESSAGES.zone}>
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
