import { api } from '@cartaviva/api-client';
import { ForgotPasswordRequest } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, TextInput } from '@cartaviva/ui';
import { AccountFrame } from '../frame/account-frame';
import { TextLink } from '../frame/text-link';
import { addressMessages as messages } from './messages';

interface AddressStepProps {
  readonly typed: string;
  /** @param said the server's message about the email */
  readonly onSent: (email: string, said: string) => void;
}

/** Step 1 asks for the email address. The response does not reveal whether the address has an account. */
export function AddressStep({ typed, onSent }: AddressStepProps) {
  const form = useDtoForm(ForgotPasswordRequest, { email: typed });
  const send = form.onSubmit(async (values) => {
    const { message } = await api.post('/api/auth/forgot-password', { body: values });
    onSent(values.email, message);
  }, messages.failed);

  return (
    <AccountFrame step={messages.step} title={messages.title} description={messages.description}>
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
        <DtoField form={form} name="email" label={messages.email}>
          {(input) => (
            <TextInput type="email" autoComplete="email" autoCapitalize="none" {...input} />
          )}
        </DtoField>
        <FormError message={form.formState.errors.root?.message} />
        <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
          {messages.submit}
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        {messages.remembered} <TextLink to="/login">{messages.signIn}</TextLink>
      </p>
    </AccountFrame>
  );
}
