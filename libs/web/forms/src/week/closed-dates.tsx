import {
  calendarDay,
  HOME_TIME_ZONE,
  isoDay,
  spansInWords,
  type OpeningHours,
} from '@cartaviva/domain';
import { Button, Field, IconButton, TextInput } from '@cartaviva/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { HOURS_MESSAGES as MESSAGES } from './messages';

const DAY_MS = 86_400_000;
const WORDS = new Intl.DateTimeFormat('es-DO', { dateStyle: 'full', timeZone: 'UTC' });

interface ClosedDatesProps {
  readonly hours: OpeningHours;
  readonly change: (hours: OpeningHours) => void;
}

export function ClosedDates({ hours, change }: ClosedDatesProps) {
  const [date, setDate] = useState('');
  const { dates = [] } = hours;
  const day = Date.parse(date) / DAY_MS;
  const others = dates.filter((one) => one.day !== day);
  const add = () => {
    change({ ...hours, dates: [...others, { day, spans: [] }] });
    setDate('');
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field label={MESSAGES.closedOn}>
          {(input) => (
            <TextInput
              type="date"
              min={calendarDay(new Date(), HOME_TIME_ZONE)}
              value={date}
              onChange={({ target }) => setDate(target.value)}
              {...input}
            />
          )}
        </Field>
        <Button variant="secondary" disabled={Number.isNaN(day)} onClick={add}>
          {MESSAGES.addDate}
        </Button>
      </div>
      {dates.length > 0 && (
        <ul aria-label={MESSAGES.closedDates} className="divide-y divide-line">
          {[...dates]
            .sort((one, other) => one.day - other.day)
            .map((one) => {
              const words = WORDS.format(new Date(isoDay(one.day)));
              return (
                <li key={one.day} className="flex min-h-11 items-center justify-between gap-2">
                  <span className="text-sm">
                    {words}: {spansInWords(one.spans)}
                  </span>
                  <IconButton
                    label={MESSAGES.removeDate(words)}
                    onClick={() =>
                      change({ ...hours, dates: dates.filter(({ day: of }) => of !== one.day) })
                    }
                  >
                    <X aria-hidden />
                  </IconButton>
                </li>
              );
            })}
        </ul>
      )}
    </div>
  );
}
