import { api, sentenceOf } from '@cartaviva/api-client';
import { UpdateProfileRequest, type UserView } from '@cartaviva/contracts';
import { COUNTRIES, CURRENCIES, CURRENCY_NAMES } from '@cartaviva/domain';
import { changedFields, DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { useSession } from '@cartaviva/session';
import { Button, Card, Field, Select, TextInput, useToast } from '@cartaviva/ui';
import { profileMessages as messages } from './messages';

const countries = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
const currencies = CURRENCIES.map(({ code, symbol }) => ({
  value: code,
  label: `${CURRENCY_NAMES[code]} (${symbol})`,
}));

/** Edits names, country and currency. The email address is read-only. */
export function ProfileForm({ user }: { user: UserView }) {
  const { firstName, lastName, country, preferredCurrency } = user;
  const form = useDtoForm(UpdateProfileRequest, {
    firstName,
    lastName,
    country,
    preferredCurrency,
  });
  const { defaultValues } = form.formState;
  const { refresh } = useSession();
  const toast = useToast();

  const save = form.onSubmit(async (values) => {
    try {
      const body = changedFields({ ...defaultValues }, values);
      await api.put('/api/auth/profile', { body });
    } catch (error) {
      toast({
        title: 'Error',
        description: sentenceOf(error, messages.saveFailed),
        tone: 'destructive',
      });
      throw error;
    }
    form.resetDefaultValues(values);
    await refresh();
    toast({ ...messages.saved, tone: 'success' });
  }, messages.saveFailed);

  return (
    <Card>
      <h3 className="mb-5 text-lg font-semibold">{messages.details}</h3>
      <form onSubmit={(event) => void save(event)} noValidate className="grid gap-5 sm:grid-cols-2">
        <DtoField form={form} name="firstName" label={messages.firstName}>
          {(input) => <TextInput autoComplete="given-name" {...input} />}
        </DtoField>
        <DtoField form={form} name="lastName" label={messages.lastName}>
          {(input) => <TextInput autoComplete="family-name" {...input} />}
        </DtoField>
        <div className="sm:col-span-2">
          <Field label={messages.email} hint={messages.emailNote}>
            {(control) => <TextInput type="email" readOnly value={user.email} {...control} />}
          </Field>
        </div>
        <DtoField form={form} name="country" label={messages.country}>
          {(input) => <Select options={countries} autoComplete="country" {...input} />}
        </DtoField>
        <DtoField
          form={form}
          name="preferredCurrency"
          label={messages.currency}
          hint={messages.currencyHint}
        >
          {(input) => <Select options={currencies} {...input} />}
        </DtoField>
        <div className="grid gap-5 sm:col-span-2 sm:justify-items-end">
          <FormError message={form.formState.errors.root?.message} />
          <Button type="submit" busy={form.formState.isSubmitting}>
            {messages.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
