import { Button, Field, TextInput } from '@cartaviva/ui';
import { useState, type SubmitEvent } from 'react';
import { MESSAGES } from './messages';
import { faultOf, type Dates, type DatesFault } from './period';

interface OwnDatesProps {
  readonly id: string;
  readonly dates: Dates | undefined;
  /** Current date in the restaurant's time zone. */
  readonly today: string;
  readonly onChoose: (dates: Dates) => void;
}

export function OwnDates({ id, dates, today, onChoose }: OwnDatesProps) {
  const [fault, setFault] = useState<DatesFault>();

  function choose(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const chosen = { from: String(fields.get('desde')), to: String(fields.get('hasta')) };
    const wrong = faultOf(chosen, today);
    setFault(wrong);
    if (!wrong) onChoose(chosen);
  }

  return (
    <form
      id={id}
      noValidate
      onSubmit={choose}
      className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-start gap-3 sm:flex"
    >
      <Field label={MESSAGES.from} error={fault && MESSAGES.faults[fault]}>
        {(control) => (
          <TextInput {...control} type="date" name="desde" max={today} defaultValue={dates?.from} />
        )}
      </Field>
      <Field label={MESSAGES.to}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="hasta"
            max={today}
            defaultValue={dates?.to ?? today}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="max-sm:col-span-full sm:mt-7">
        {MESSAGES.show}
      </Button>
    </form>
  );
}
