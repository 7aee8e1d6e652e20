import { taxLegend } from '@cartaviva/domain';
import { Switch } from '@cartaviva/ui';
import { useController, useWatch } from 'react-hook-form';
import type { EditedMenu } from '../../store/menu-store';
import type { MenuForm } from '../menu-form';
import { MESSAGES } from './messages';

interface TaxesFieldsProps {
  readonly menu: EditedMenu;
  readonly form: MenuForm;
}

/**
 * Switches for the taxes that the prices do not include, with the sentence that diners read. The taxes are Dominican.
 * Menus in other countries get the switches only to turn off a tax that is already on.
 */
export function TaxesFields({ menu, form: { control } }: TaxesFieldsProps) {
  const country = useWatch({ control, name: 'country' }) ?? menu.country;
  const itbis = useController({ control, name: 'addsItbis' }).field;
  const ley = useController({ control, name: 'addsLey' }).field;
  const addsItbis = itbis.value ?? false;
  const addsLey = ley.value ?? false;
  if (country !== 'DO' && !addsItbis && !addsLey) return null;
  return (
    <div role="group" aria-label={MESSAGES.taxes}>
      <p className="text-sm font-semibold">{MESSAGES.taxes}</p>
      <Switch label={MESSAGES.itbis} checked={addsItbis} onCheckedChange={itbis.onChange} />
      <Switch label={MESSAGES.ley} checked={addsLey} onCheckedChange={ley.onChange} />
      <p role="status" className="mt-1 text-sm text-ink-faint">
        {MESSAGES.legend(taxLegend({ addsItbis, addsLey }))}
      </p>
    </div>
  );
}
