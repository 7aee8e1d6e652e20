import { calendarDay, HOME_OFFSET, HOME_TIME_ZONE } from '@cartaviva/domain';
import { Button, Field, TextInput } from '@cartaviva/ui';
import { grantMessages as messages } from './grant-messages';

interface GrantFormProps {
  readonly busy: boolean;
  /** @param end the last moment of the last day, or null for a grant without an end */
  readonly onGive: (end: string | null) => void;
  readonly onCancel: () => void;
}

/** Returns the end of the day in Santo Domingo. The owner's screen names that day as the last one. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59${HOME_OFFSET}`).toISOString();
/** Returns today's date in Santo Domingo, such as `2026-11-21`. */
const today = () => calendarDay(new Date(), HOME_TIME_ZONE);

export function GrantForm({ busy, onGive, onCancel }: GrantFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const day = String(new FormData(event.currentTarget).get('until'));
        onGive(day ? endOfDay(day) : null);
      }}
    >
      <Field label={messages.until} hint={messages.untilHint}>
        {(control) => <TextInput type="date" name="until" min={today()} {...control} />}
      </Field>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {messages.give}
        </Button>
      </div>
    </form>
  );
}
