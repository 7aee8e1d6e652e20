import { api } from '@cartaviva/api-client';
import { UpdateRestaurantRequest, type RestaurantView } from '@cartaviva/contracts';
import { MENU_DESIGN_NAMES, MENU_DESIGNS, undialledNumbers } from '@cartaviva/domain';
import { changedFields, DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { PlaceFields } from '@cartaviva/forms/place';
import { WeekForm } from '@cartaviva/forms/week';
import { Button, Card, Select, TextInput, useToast } from '@cartaviva/ui';
import { useController, useWatch } from 'react-hook-form';
import { MESSAGES } from './messages';
import { LinksFields, NewMenusFields, storedVisitorFields, WifiFields } from './visitor-fields';

const { details: TEXTS, names: NAMES } = MESSAGES;

const DESIGNS = MENU_DESIGNS.map((value) => ({ value, label: MENU_DESIGN_NAMES[value] }));

/**
 * Says which menus the new name changes for diners and which keep their own. Returns nothing for an
 * unchanged name.
 */
function renamingHint({ name, menus }: RestaurantView, written: string): string | undefined {
  if (!written || written === name || menus.length === 0) return undefined;
  const named = (isRenamed: boolean) =>
    menus.filter(({ showsRestaurantName }) => showsRestaurantName === isRenamed);
  const renamed = named(true).map((menu) => menu.name);
  const unchanged = named(false).map((menu) => `${menu.name} («${menu.restaurantName}»)`);
  return [
    renamed.length > 0 && NAMES.renamed(name, written, renamed.join(', ')),
    unchanged.length > 0 && NAMES.unchanged(unchanged.join(', ')),
  ]
    .filter(Boolean)
    .join(' ');
}

interface DetailsFormProps {
  readonly restaurant: RestaurantView;
  readonly keep: (restaurant: RestaurantView) => Promise<void>;
}

export function DetailsForm({ restaurant, keep }: DetailsFormProps) {
  const { id, name, address, phone, openingHours, design, themeColor, country, timeZone } =
    restaurant;
  const stored = {
    name,
    address,
    phone,
    openingHours,
    design,
    themeColor,
    country,
    timeZone,
    ...storedVisitorFields(restaurant),
  };
  const form = useDtoForm(UpdateRestaurantRequest, stored);
  const { defaultValues } = form.formState;
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'openingHours' });
  const written = useWatch({ control: form.control, name: 'name' }) ?? name;
  const [chosenCountry = country, chosenZone = timeZone, typedPhone] = useWatch({
    control: form.control,
    name: ['country', 'timeZone', 'phone'],
  });
  const place = { country: chosenCountry, timeZone: chosenZone };
  const undialled = undialledNumbers(typedPhone ?? '', chosenCountry);
  const toast = useToast();

  const save = form.onSubmit(async (values) => {
    const written = {
      ...values,
      address: values.address || null,
      phone: values.phone || null,
      wifiName: values.wifiName || null,
      wifiPassword: values.wifiPassword || null,
    };
    const changes = changedFields<UpdateRestaurantRequest>({ ...defaultValues }, written);
    const links = changes.links && changedFields({ ...defaultValues?.links }, changes.links);
    const saved = await api.put('/api/restaurants/{restaurantId}', {
      params: { path: { restaurantId: id } },
      body: { ...changes, ...(links && { links }) },
    });
    form.resetDefaultValues(written);
    await keep(saved);
    toast({ title: TEXTS.saved, tone: 'success' });
  }, TEXTS.failed);

  return (
    <Card>
      <form onSubmit={(event) => void save(event)} noValidate className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <h2 className="text-lg font-semibold">{TEXTS.title}</h2>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{TEXTS.hint}</p>
        </div>
        <DtoField
          form={form}
          name="name"
          label={TEXTS.name}
          hint={renamingHint(restaurant, written.trim())}
          required
        >
          {(input) => <TextInput autoComplete="organization" {...input} />}
        </DtoField>
        <DtoField
          form={form}
          name="phone"
          label={TEXTS.phone}
          hint={undialled.length > 0 ? TEXTS.undialled(undialled) : undefined}
        >
          {(input) => <TextInput type="tel" autoComplete="tel" {...input} />}
        </DtoField>
        <div className="sm:col-span-2">
          <DtoField form={form} name="address" label={TEXTS.address}>
            {(input) => <TextInput autoComplete="street-address" {...input} />}
          </DtoField>
        </div>
        <PlaceFields
          place={place}
          onChange={(chosen) => {
            form.setValue('country', chosen.country, { shouldDirty: true });
            form.setValue('timeZone', chosen.timeZone, { shouldDirty: true });
          }}
        />
        <DtoField form={form} name="design" label={TEXTS.design} hint={TEXTS.designHint}>
          {(input) => <Select options={DESIGNS} {...input} />}
        </DtoField>
        <DtoField form={form} name="themeColor" label={TEXTS.color}>
          {(input) => <TextInput type="color" className="h-11 w-24 p-1" {...input} />}
        </DtoField>
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:col-span-2">
          <h3 ref={ref} tabIndex={-1} className="text-sm font-semibold">
            {TEXTS.hours}
          </h3>
          <WeekForm
            value={value}
            onChange={onChange}
            isRefused={fieldState.error !== undefined}
            hint={TEXTS.hoursHint}
            offersAllDays
            offersDates
          />
        </section>
        <LinksFields form={form} />
        <WifiFields form={form} />
        <NewMenusFields form={form} country={chosenCountry} />
        <div className="grid gap-4 sm:col-span-2 sm:justify-items-end">
          <FormError message={form.formState.errors.root?.message} />
          <Button type="submit" busy={form.formState.isSubmitting}>
            {TEXTS.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
