import { CURRENCIES, CURRENCY_NAMES, HOME_PLACE, MENU_HINTS, TEXT_LIMITS } from '@cartaviva/domain';
import { DtoField } from '@cartaviva/forms';
import { fetchedPart } from '@cartaviva/forms/fetched-part';
import { PlaceFields } from '@cartaviva/forms/place';
import { Card, Select, Skeleton, TextArea, TextInput } from '@cartaviva/ui';
import { useWatch } from 'react-hook-form';
import type { EditedMenu } from '../../store/menu-store';
import { useMenuStore } from '../../store/menu-store-context';
import { useRestaurantOf } from '../../store/use-restaurant-of';
import { LanguagesField } from '../languages/languages-field';
import type { MenuForm } from '../menu-form';
import type { DesignFieldProps } from './design/design-field';
import { HoursFields } from './hours/hours-fields';
import { MenuImageField } from './menu-image-field';
import { MESSAGES } from './messages';
import { OrdersHint } from './orders-hint';
import { PublicAddress } from './public-address';
import { RestaurantNote } from './restaurant-note';
import { SecondCurrencyField } from './second-currency-field';
import { TaxesFields } from './taxes-fields';
import { ThemeColorField } from './theme-color-field';

const DesignField = fetchedPart<DesignFieldProps>(
  'design-field',
  () => import('./design/design-field').then(({ DesignField }) => DesignField),
  <Skeleton className="h-140 sm:h-120" />,
);

interface InfoTabProps {
  readonly menu: EditedMenu;
  readonly form: MenuForm;
}

export function InfoTab({ menu, form }: InfoTabProps) {
  const { hasPublicPages } = useMenuStore();
  return (
    <div className="grid gap-5">
      {hasPublicPages && <RestaurantNote menu={menu} />}
      <Restaurant menu={menu} form={form} />
      <HoursFields menu={menu} form={form} />
      <Card className="grid gap-6 sm:grid-cols-2">
        <h2 className="text-lg font-semibold sm:col-span-2">{MESSAGES.looks}</h2>
        <div className="sm:col-span-2">
          <DesignField form={form} />
        </div>
        <MenuImageField menu={menu} field="logoUrl" />
        <MenuImageField menu={menu} field="coverUrl" />
        <ThemeColorField form={form} />
      </Card>
      <Card className="grid gap-6 sm:grid-cols-2">
        <h2 className="text-lg font-semibold sm:col-span-2">{MESSAGES.prices}</h2>
        <DtoField form={form} name="currency" label={MESSAGES.currency}>
          {(input) => <Select options={CURRENCY_OPTIONS} {...input} />}
        </DtoField>
        <TaxesFields menu={menu} form={form} />
        <SecondCurrencyField form={form} />
      </Card>
      <Card className="grid gap-6">
        <h2 className="text-lg font-semibold">{MESSAGES.diners}</h2>
        {hasPublicPages && <PublicAddress menu={menu} />}
        <LanguagesField menu={menu} />
      </Card>
    </div>
  );
}

const CURRENCY_OPTIONS = CURRENCIES.map(({ code, symbol }) => ({
  value: code,
  label: `${CURRENCY_NAMES[code]} (${symbol})`,
}));

function Restaurant({ menu, form }: InfoTabProps) {
  const restaurant = useRestaurantOf(menu.id);
  const [address, phone] = useWatch({ control: form.control, name: ['address', 'phone'] });
  const inherited = {
    address: address?.trim() ? undefined : (restaurant?.address ?? undefined),
    phone: phone?.trim() ? undefined : (restaurant?.phone ?? undefined),
  };
  const hintOf = (said: string | undefined) => said && MESSAGES.ofRestaurant.says(said);
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
          {(input) => (
            <TextArea
              maxLength={TEXT_LIMITS.description}
              placeholder={MENU_HINTS.description}
              {...input}
            />
          )}
        </DtoField>
      </div>
      <DtoField
        form={form}
        name="address"
        label={MESSAGES.address}
        hint={hintOf(inherited.address)}
      >
        {(input) => (
          <TextInput autoComplete="street-address" placeholder={MENU_HINTS.address} {...input} />
        )}
      </DtoField>
      <DtoField form={form} name="phone" label={MESSAGES.phone} hint={hintOf(inherited.phone)}>
        {(input) => (
          <TextInput type="tel" autoComplete="tel" placeholder={MENU_HINTS.phone} {...input} />
        )}
      </DtoField>
      {!restaurant && <MenuPlace form={form} />}
      <div className="text-sm text-ink-faint sm:col-span-2">
        <OrdersHint form={form} inherited={inherited.phone} />
      </div>
    </Card>
  );
}

function MenuPlace({ form }: Pick<InfoTabProps, 'form'>) {
  const [country = HOME_PLACE.country, timeZone = HOME_PLACE.timeZone] = useWatch({
    control: form.control,
    name: ['country', 'timeZone'],
  });
  return (
    <PlaceFields
      place={{ country, timeZone }}
      onChange={(chosen) => {
        form.setValue('country', chosen.country, { shouldDirty: true });
        form.setValue('timeZone', chosen.timeZone, { shouldDirty: true });
      }}
    />
  );
}
