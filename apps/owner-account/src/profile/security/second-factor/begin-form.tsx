import { api } from '@cartaviva/api-client';
import { BeginSecondFactorRequest, type SecondFactorSetup } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, PasswordInput } from '@cartaviva/ui';
import { messages } from './messages';

interface BeginFormProps {
  readonly onBegun: (setup: SecondFactorSetup) => void;
  readonly onCancel: () => void;
}

/** Asks for the password, because access to an open browser is not enough. */
export function BeginForm({ onBegun, onCancel }: BeginFormProps) {
  const form = useDtoForm(BeginSecondFactorRequest, { password: '' });
  const begin = form.onSubmit(
    async (values) => onBegun(await api.post('/api/auth/second-factor', { body: values })),
    messages.begin.failed,
    { 'password-wrong': 'password' },
  );
  return (
    <form onSubmit={(event) => void begin(event)} noValidate className="grid max-w-sm gap-5">
      <DtoField form={form} name="password" label={messages.password}>
        {(input) => <PasswordInput autoComplete="current-password" {...input} />}
      </DtoField>
      <FormError message={form.formState.errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.formState.isSubmitting}>
          {messages.begin.submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
