import {
  formatOpeningHours,
  hoursInWords,
  readOpeningHours,
  WEEKDAYS,
  WHOLE_DAY,
  type OpeningHours,
} from '@cartaviva/domain';
import { Button, Field, Select } from '@cartaviva/ui';
import { ClosedDates } from './closed-dates';
import { DayRow, FIRST_SPAN } from './day-row';
import { HOURS_MESSAGES as MESSAGES } from './messages';
import { SpansField } from './spans-field';

const everyDay = (hours: OpeningHours['week'][number]): OpeningHours => ({
  week: Array.from({ length: 7 }, () => hours),
});

interface WeekFormProps {
  /** Value in the format of `opening_hours`, or null if there are none. */
  readonly value: string | null | undefined;
  readonly onChange: (value: string | null) => void;
  readonly isRefused: boolean;
  /** Explains the purpose of opening hours while none are set. */
  readonly hint: string;
  readonly offersAllDays?: boolean;
  readonly offersDates?: boolean;
}

export function WeekForm(props: WeekFormProps) {
  const { value, onChange, isRefused, hint, offersAllDays, offersDates } = props;
  const hours = value ? readOpeningHours(value) : undefined;
  const change = (next: OpeningHours) => onChange(formatOpeningHours(next));
  return (
    <>
      {hours ? (
        <>
          <Week hours={hours} change={change} />
          <Holidays hours={hours} change={change} />
          {offersDates && <ClosedDates hours={hours} change={change} />}
          {isRefused && (
            <p role="alert" className="text-sm font-medium text-brick">
              {MESSAGES.overlap}
            </p>
          )}
          <p role="status" className="text-sm text-ink-faint">
            {MESSAGES.shown(hoursInWords(hours))}
          </p>
        </>
      ) : (
        <p className="text-sm text-ink-faint">{hint}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {!hours && (
          <Button variant="secondary" onClick={() => change(everyDay([FIRST_SPAN]))}>
            {MESSAGES.start}
          </Button>
        )}
        {offersAllDays && (
          <Button variant="ghost" onClick={() => change(everyDay([WHOLE_DAY]))}>
            {MESSAGES.allDays}
          </Button>
        )}
        {hours && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            {MESSAGES.remove}
          </Button>
        )}
      </div>
    </>
  );
}

interface HoursProps {
  readonly hours: OpeningHours;
  readonly change: (hours: OpeningHours) => void;
}

function Week({ hours, change }: HoursProps) {
  return (
    <ul aria-label={MESSAGES.title} className="divide-y divide-line">
      {WEEKDAYS.map((day, at) => (
        <DayRow
          key={day}
          day={day}
          spans={hours.week[at]!}
          change={(spans) => change({ ...hours, week: hours.week.with(at, spans) })}
          copyToOthers={() => change({ ...hours, ...everyDay(hours.week[at]!) })}
        />
      ))}
    </ul>
  );
}

const CHOICES = (['same', 'closed', 'own'] as const).map((value) => ({
  value,
  label: MESSAGES.holidayChoices[value],
}));

/** Hours on holidays: the usual ones, closed, or special ones. */
function Holidays({ hours, change }: HoursProps) {
  const { holidays } = hours;
  const chosen = holidays === undefined ? 'same' : holidays.length === 0 ? 'closed' : 'own';
  const spans = { same: undefined, closed: [], own: [FIRST_SPAN] };
  return (
    <div className="grid gap-2 sm:max-w-80">
      <Field label={MESSAGES.onHolidays}>
        {(input) => (
          <Select
            options={CHOICES}
            value={chosen}
            onChange={({ target }) =>
              change({ ...hours, holidays: spans[target.value as keyof typeof spans] })
            }
            {...input}
          />
        )}
      </Field>
      {holidays && holidays.length > 0 && (
        <SpansField
          day={MESSAGES.holidays}
          spans={holidays}
          change={(next) => change({ ...hours, holidays: next })}
        />
      )}
    </div>
  );
}
