import { api } from '@cartaviva/api-client';
import { ChangePasswordRequest } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, PasswordInput, useToast } from '@cartaviva/ui';
import { useWatch } from 'react-hook-form';
import { TextLink } from '../../frame/text-link';
import { StrengthHint } from '../../password/strength-hint';
import { passwordMessages as messages } from './messages';
import { useActivity } from './use-activity';
import { useSessions } from './use-sessions';

const EMPTY = { currentPassword: '', password: '' };

export function ChangePasswordForm() {
  const form = useDtoForm(ChangePasswordRequest, EMPTY);
  const password = useWatch({ control: form.control, name: 'password' });
  const { mutate: readSessions } = useSessions();
  const { mutate: readActivity } = useActivity();
  const toast = useToast();

  const change = form.onSubmit(
    async (values) => {
      await api.post('/api/auth/change-password', { body: values });
      form.reset(EMPTY);
      toast({ ...messages.changed, tone: 'success' });
      await Promise.all([readSessions(), readActivity()]);
    },
    messages.failed,
    { 'password-wrong': 'currentPassword' },
  );

  return (
    <form onSubmit={(event) => void change(event)} noValidate className="grid gap-5 sm:grid-cols-2">
      <DtoField form={form} name="currentPassword" label={messages.current}>
        {(input) => <PasswordInput autoComplete="current-password" {...input} />}
      </DtoField>
      <DtoField
        form={form}
        name="password"
        label={messages.next}
        hint={<StrengthHint password={password} />}
      >
        {(input) => <PasswordInput autoComplete="new-password" {...input} />}
      </DtoField>
      <div className="grid gap-5 sm:col-span-2">
        <FormError message={form.formState.errors.root?.message} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-prose text-sm text-ink-faint">
            {messages.endsOthers} <TextLink to="/recuperar">{messages.forgotten}</TextLink>
          </p>
          <Button
            type="submit"
            variant="secondary"
            className="max-sm:w-full"
            busy={form.formState.isSubmitting}
          >
            {messages.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}
