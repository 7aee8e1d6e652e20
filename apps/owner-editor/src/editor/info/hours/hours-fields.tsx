import { HOURS_MESSAGES as MESSAGES, storedHoursInWords, WeekForm } from '@cartaviva/forms/week';
import { Card } from '@cartaviva/ui';
import { useController } from 'react-hook-form';
import type { EditedMenu } from '../../../store/menu-store';
import { useRestaurantOf } from '../../../store/use-restaurant-of';
import type { MenuForm } from '../../menu-form';
import { MESSAGES as INFO } from '../messages';

interface HoursFieldsProps {
  readonly menu: EditedMenu;
  readonly form: MenuForm;
}

export function HoursFields({ menu, form }: HoursFieldsProps) {
  const inherited = useRestaurantOf(menu.id)?.openingHours;
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'openingHours' });
  return (
    <Card className="grid gap-3">
      <h2 ref={ref} tabIndex={-1} className="text-lg font-semibold">
        {MESSAGES.title}
      </h2>
      <WeekForm
        value={value}
        onChange={onChange}
        isRefused={fieldState.error !== undefined}
        hint={inherited ? INFO.ofRestaurant.says(storedHoursInWords(inherited)) : MESSAGES.hint}
        offersAllDays
        offersDates
      />
    </Card>
  );
}
