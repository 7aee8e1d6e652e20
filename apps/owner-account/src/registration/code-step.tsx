import { api, ApiError } from '@cartaviva/api-client';
import { VerifyEmailRequest } from '@cartaviva/contracts';
import { CODE_LENGTH } from '@cartaviva/domain';
import { useDtoForm } from '@cartaviva/forms';
import { Button, Field } from '@cartaviva/ui';
import { ArrowLeft } from 'lucide-react';
import { useController } from 'react-hook-form';
import { AccountFrame } from '../frame/account-frame';
import { useEnter } from '../frame/enter';
import { CodeInput } from './code-input';
import { codeMessages as messages } from './messages';
import { ResendCode } from './resend-code';

interface CodeStepProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** Step 2: the code from the mail. The sixth digit sends it. */
export function CodeStep({ email, onBack }: CodeStepProps) {
  const form = useDtoForm(VerifyEmailRequest, { email, code: '' });
  const { field: code } = useController({ control: form.control, name: 'code' });
  const { errors, isSubmitting } = form.formState;
  const enter = useEnter();

  const verify = form.onSubmit(async (values) => {
    try {
      await api.post('/api/auth/verify-email', values);
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) code.onChange('');
      throw error;
    }
    await enter();
  }, messages.failed);

  function change(digits: string) {
    form.clearErrors();
    code.onChange(digits);
    if (digits.length === CODE_LENGTH) void verify();
  }

  return (
    <AccountFrame
      step={messages.step}
      title={messages.title}
      description={
        <>
          {messages.sentTo} <strong className="wrap-anywhere text-ink">{email}</strong>.{' '}
          {messages.expires}
        </>
      }
    >
      <form onSubmit={(event) => void verify(event)} noValidate className="grid gap-6">
        <Field label={messages.code} error={errors.code?.message ?? errors.root?.message}>
          {(control) => (
            <CodeInput {...control} value={code.value} onChange={change} busy={isSubmitting} />
          )}
        </Field>
        <Button type="submit" size="lg" busy={isSubmitting}>
          {messages.submit}
        </Button>
      </form>
      <p className="mt-8 text-sm text-ink-faint">{messages.notThere}</p>
      <div className="mt-3 grid gap-2 sm:flex sm:justify-between">
        <ResendCode email={email} />
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden />
          {messages.back}
        </Button>
      </div>
    </AccountFrame>
  );
}
