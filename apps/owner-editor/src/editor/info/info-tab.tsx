import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { CURRENCIES, TEXT_LIMITS } from '@cartaviva/domain';
import { DtoField, type DtoForm } from '@cartaviva/forms';
import { Card, Select, TextArea, TextInput } from '@cartaviva/ui';
import type { EditedMenu } from '../../store/menu-store';
import { LogoField } from './logo-field';
import { MESSAGES } from './messages';
import { Swatches } from './swatches';

interface InfoTabProps {
  readonly menu: EditedMenu;
  readonly form: DtoForm<UpdateMenuRequest>;
}

/** Who the restaurant is, and how its menu looks. */
export function InfoTab({ menu, form }: InfoTabProps) {
  return (
    <div className="grid gap-5">
      <Restaurant form={form} />
      <Looks menu={menu} form={form} />
    </div>
  );
}

function Restaurant({ form }: Pick<InfoTabProps, 'form'>) {
  return (
    <Card className="grid gap-5 sm:grid-cols-2">
      <h2 className="text-lg font-semibold sm:col-span-2">{MESSAGES.restaurant}</h2>
      <DtoField form={form} name="restaurantName" label={MESSAGES.restaurantName} required>
        {(input) => <TextInput autoComplete="organization" {...input} />}
      </DtoField>
      <DtoField form={form} name="name" label={MESSAGES.menuName} required>
        {(input) => <TextInput autoComplete="off" {...input} />}
      </DtoField>
      <div className="sm:col-span-2">
        <DtoField
          form={form}
          name="description"
          label={MESSAGES.description}
          hint={MESSAGES.descriptionHint}
        >
          {(input) => <TextArea maxLength={TEXT_LIMITS.description} {...input} />}
        </DtoField>
      </div>
      <DtoField form={form} name="address" label={MESSAGES.address}>
        {(input) => <TextInput autoComplete="street-address" {...input} />}
      </DtoField>
      <DtoField form={form} name="phone" label={MESSAGES.phone}>
        {(input) => <TextInput type="tel" autoComplete="tel" {...input} />}
      </DtoField>
    </Card>
  );
}

const CURRENCY_OPTIONS = CURRENCIES.map(({ code, symbol, name }) => ({
  value: code,
  label: `${name} (${symbol})`,
}));

function Looks({ menu, form }: InfoTabProps) {
  return (
    <Card className="grid gap-6 sm:grid-cols-2">
      <h2 className="text-lg font-semibold sm:col-span-2">{MESSAGES.looks}</h2>
      <LogoField menu={menu} />
      <div className="grid content-start gap-6">
        <Swatches {...form.register('themeColor')} />
        <DtoField form={form} name="currency" label={MESSAGES.currency}>
          {(input) => <Select options={CURRENCY_OPTIONS} {...input} />}
        </DtoField>
      </div>
    </Card>
  );
}
