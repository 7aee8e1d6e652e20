import type { RestaurantView, UpdateRestaurantRequest } from '@cartaviva/contracts';
import { CURRENCIES, CURRENCY_NAMES, LINK_KINDS, type LinkKind } from '@cartaviva/domain';
import { DtoField, type DtoForm } from '@cartaviva/forms';
import { Field, Select, Switch, TextInput } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { MESSAGES } from './messages';

const { links: LINKS, linkNames: NAMES, wifi: WIFI, newMenus: NEW_MENUS } = MESSAGES.details;

/** Returns the initial values of these fields. */
export const storedVisitorFields = ({
  links,
  wifiName,
  wifiPassword,
  currency,
  addsItbis,
  addsLey,
}: RestaurantView) => ({
  links: Object.fromEntries(LINK_KINDS.map((kind) => [kind, links[kind] ?? ''])),
  wifiName,
  wifiPassword,
  currency,
  addsItbis,
  addsLey,
});

interface VisitorFieldsProps {
  readonly form: DtoForm<UpdateRestaurantRequest>;
}

interface GroupProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

const Group = ({ title, hint, children }: GroupProps) => (
  <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 sm:col-span-2 sm:grid-cols-2">
    <legend className="text-sm font-semibold">{title}</legend>
    <p className="max-w-prose text-sm text-ink-soft sm:col-span-2">{hint}</p>
    {children}
  </fieldset>
);

const SOCIAL: readonly LinkKind[] = ['instagram', 'facebook', 'tiktok'];

function linkHint(kind: LinkKind): string {
  if (kind === 'whatsapp') return LINKS.whatsAppHint;
  return SOCIAL.includes(kind) ? LINKS.socialHint : LINKS.addressHint;
}

export const LinksFields = ({ form }: VisitorFieldsProps) => (
  <Group title={LINKS.title} hint={LINKS.hint}>
    {LINK_KINDS.map((kind) => (
      <DtoField
        key={kind}
        form={form}
        name={`links.${kind}`}
        label={NAMES[kind]}
        hint={linkHint(kind)}
      >
        {(input) => (
          <TextInput
            inputMode={kind === 'whatsapp' ? 'tel' : 'url'}
            autoComplete="off"
            {...input}
          />
        )}
      </DtoField>
    ))}
  </Group>
);

export const WifiFields = ({ form }: VisitorFieldsProps) => (
  <Group title={WIFI.title} hint={WIFI.hint}>
    <DtoField form={form} name="wifiName" label={WIFI.name}>
      {(input) => <TextInput autoComplete="off" {...input} />}
    </DtoField>
    <DtoField form={form} name="wifiPassword" label={WIFI.password} hint={WIFI.passwordHint}>
      {(input) => <TextInput autoComplete="off" autoCapitalize="none" {...input} />}
    </DtoField>
  </Group>
);

const CURRENCY_OPTIONS = [
  { value: '', label: NEW_MENUS.noCurrency },
  ...CURRENCIES.map(({ code, symbol }) => ({
    value: code,
    label: `${CURRENCY_NAMES[code]} (${symbol})`,
  })),
];

interface NewMenusFieldsProps extends VisitorFieldsProps {
  readonly country: string;
}

/** The taxes are Dominican. Other countries get the switches only to turn off a tax that is on. */
export function NewMenusFields({ form: { control }, country }: NewMenusFieldsProps) {
  const { field: currency } = useController({ control, name: 'currency' });
  const { field: itbis } = useController({ control, name: 'addsItbis' });
  const { field: ley } = useController({ control, name: 'addsLey' });
  const hasTaxes = country === 'DO' || itbis.value || ley.value;
  return (
    <Group title={NEW_MENUS.title} hint={NEW_MENUS.hint}>
      <Field label={NEW_MENUS.currency}>
        {(input) => (
          <Select
            options={CURRENCY_OPTIONS}
            {...input}
            ref={currency.ref}
            value={currency.value ?? ''}
            onChange={({ target }) => currency.onChange(target.value || null)}
          />
        )}
      </Field>
      {hasTaxes && (
        <div>
          <Switch
            label={NEW_MENUS.itbis}
            checked={itbis.value ?? false}
            onCheckedChange={itbis.onChange}
          />
          <Switch
            label={NEW_MENUS.ley}
            checked={ley.value ?? false}
            onCheckedChange={ley.onChange}
          />
        </div>
      )}
    </Group>
  );
}
