import { api } from '@cartaviva/api-client';
import type { RegisterRequest } from '@cartaviva/contracts';
import { DtoField, FormError, type DtoForm } from '@cartaviva/forms';
import { Button, PasswordInput, TextInput, useToast } from '@cartaviva/ui';
import { useWatch } from 'react-hook-form';
import { messages as code } from '../code/messages';
import { AccountFrame } from '../frame/account-frame';
import { GoogleWay } from '../frame/google-way';
import { LegalNote } from '../frame/legal-note';
import { TextLink } from '../frame/text-link';
import { useLeadOn } from '../frame/use-lead-on';
import { onTheWayTo, useArrival } from '../login/arrival';
import { StrengthHint } from '../password/strength-hint';
import { accountMessages as messages } from './messages';

interface AccountFormProps {
  /** The screen owns the form, so its values are still there when the user returns from step 2. */
  readonly form: DtoForm<RegisterRequest>;
  readonly onRegistered: (email: string) => void;
}

export function AccountForm({ form, onRegistered }: AccountFormProps) {
  const toast = useToast();
  const { back } = useArrival();
  useLeadOn(back, form.formState.isSubmitting);
  const password = useWatch({ control: form.control, name: 'password' });
  const register = form.onSubmit(async (values) => {
    const { message } = await api.post('/api/auth/register', { body: values });
    toast(message === code.sent ? { title: message, tone: 'success' } : { title: message });
    onRegistered(values.email);
  }, messages.failed);

  return (
    <AccountFrame step={messages.step} title={messages.title} description={messages.description}>
      <GoogleWay label={messages.withGoogle} back={back} />
      <form onSubmit={(event) => void register(event)} noValidate className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <DtoField form={form} name="firstName" label={messages.firstName}>
            {(input) => <TextInput autoComplete="given-name" {...input} />}
          </DtoField>
          <DtoField form={form} name="lastName" label={messages.lastName}>
            {(input) => <TextInput autoComplete="family-name" {...input} />}
          </DtoField>
        </div>
        <DtoField form={form} name="email" label={messages.email} hint={messages.emailHint}>
          {(input) => (
            <TextInput type="email" autoComplete="email" autoCapitalize="none" {...input} />
          )}
        </DtoField>
        <DtoField
          form={form}
          name="password"
          label={messages.password}
          hint={<StrengthHint password={password} />}
        >
          {(input) => <PasswordInput autoComplete="new-password" {...input} />}
        </DtoField>
        <FormError message={form.formState.errors.root?.message} />
        <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
          {messages.submit}
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        {messages.haveAccount}{' '}
        <TextLink to={onTheWayTo(back, '/login')}>{messages.signIn}</TextLink>
      </p>
      <LegalNote doing="Al crear tu cuenta" />
    </AccountFrame>
  );
}
