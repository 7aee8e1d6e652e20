import { api, isRefusal } from '@cartaviva/api-client';
import { ResetPasswordRequest } from '@cartaviva/contracts';
import { RESET_MAIL_SENT } from '@cartaviva/domain';
import { FormError, useDtoForm } from '@cartaviva/forms';
import { Button, Callout, Field } from '@cartaviva/ui';
import { ArrowLeft } from 'lucide-react';
import { useController } from 'react-hook-form';
import { CodeInput } from '../code/code-input';
import { messages as code } from '../code/messages';
import { ResendCode } from '../code/resend-code';
import { AccountFrame } from '../frame/account-frame';
import { newPasswordMessages as messages } from './messages';
import { NewPasswordFields } from './new-password-fields';

interface NewPasswordStepProps {
  readonly email: string;
  /** The server's message about the email. */
  readonly said: string;
  readonly onChanged: () => Promise<void>;
  readonly onBack: () => void;
}

export function NewPasswordStep({ email, said, onChanged, onBack }: NewPasswordStepProps) {
  const form = useDtoForm(ResetPasswordRequest, {
    ...{ email, code: '', password: '', keepApiKeys: false },
  });
  const { field } = useController({ control: form.control, name: 'code' });
  const { errors, isSubmitting } = form.formState;

  const reset = form.onSubmit(
    async (values) => {
      try {
        await api.post('/api/auth/reset-password', { body: values });
      } catch (error) {
        if (isRefusal(error, 'code-wrong')) form.setValue('code', '');
        throw error;
      }
      await onChanged();
    },
    messages.failed,
    { 'code-wrong': 'code' },
  );

  const resend = () => api.post('/api/auth/forgot-password', { body: { email } });

  return (
    <AccountFrame
      step={messages.step}
      title={messages.title}
      description={
        <>
          {messages.ifHolder} <strong className="wrap-anywhere text-ink">{email}</strong>{' '}
          {messages.codeSent} {code.expires}
        </>
      }
    >
      {said !== RESET_MAIL_SENT && said !== '' && (
        <Callout tone="info" role="status" className="mb-6">
          {said}
        </Callout>
      )}
      <form onSubmit={(event) => void reset(event)} noValidate className="grid gap-6">
        <Field label={code.label} error={errors.code?.message}>
          {(control) => (
            <CodeInput
              {...control}
              ref={field.ref}
              value={field.value ?? ''}
              onChange={field.onChange}
              busy={isSubmitting}
            />
          )}
        </Field>
        <NewPasswordFields form={form} />
        <FormError message={errors.root?.message} />
        <Button type="submit" size="lg" busy={isSubmitting}>
          {messages.submit}
        </Button>
      </form>
      <p className="mt-6 text-sm text-ink-faint">{code.notThere}</p>
      <div className="mt-3 grid gap-2 sm:flex sm:justify-between">
        <ResendCode send={resend} />
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden />
          {messages.back}
        </Button>
      </div>
    </AccountFrame>
  );
}
