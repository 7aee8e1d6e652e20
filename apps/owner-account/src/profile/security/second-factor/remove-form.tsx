import { api } from '@cartaviva/api-client';
import { RemoveSecondFactorRequest } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, PasswordInput, TextInput, useToast } from '@cartaviva/ui';
import { messages } from './messages';

interface RemoveFormProps {
  readonly onRemoved: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password and a code, so that neither a stolen phone nor an open browser is enough. */
export function RemoveForm({ onRemoved, onCancel }: RemoveFormProps) {
  const { explanation, code, submit, done, failed } = messages.remove;
  const form = useDtoForm(RemoveSecondFactorRequest, { password: '', code: '' });
  const toast = useToast();
  const remove = form.onSubmit(
    async (values) => {
      await api.delete('/api/auth/second-factor', { body: values });
      toast({ title: done, tone: 'success' });
      await onRemoved();
    },
    failed,
    {
      'password-wrong': 'password',
      'second-factor-wrong': 'code',
      'second-factor-paused': 'code',
    },
  );
  return (
    <form onSubmit={(event) => void remove(event)} noValidate className="grid max-w-sm gap-5">
      <p className="text-sm text-ink-soft">{explanation}</p>
      <DtoField form={form} name="password" label={messages.password}>
        {(input) => <PasswordInput autoComplete="current-password" {...input} />}
      </DtoField>
      <DtoField form={form} name="code" label={code}>
        {(input) => (
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            {...input}
          />
        )}
      </DtoField>
      <FormError message={form.formState.errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
          {submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
