import { Card } from '@cartaviva/ui';
import { useController } from 'react-hook-form';
import type { MenuForm } from '../../menu-form';
import { HOURS_MESSAGES as MESSAGES, WeekForm } from '@cartaviva/forms/week';

/** When the restaurant is open, or nothing said of it. */
export function HoursFields({ form: { control } }: { form: MenuForm }) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name: 'openingHours' });
  return (
    <Card className="grid gap-3">
      <h2 ref={ref} tabIndex={-1} className="text-lg font-semibold">
        {MESSAGES.title}
      </h2>
      <WeekForm
        value={value}
        onChange={onChange}
        isRefused={fieldState.error !== undefined}
        hint={MESSAGES.hint}
        offersAllDays
      />
    </Card>
  );
}
