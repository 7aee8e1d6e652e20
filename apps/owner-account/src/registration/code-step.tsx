import { api, isRefusal } from '@cartaviva/api-client';
import { VerifyEmailRequest } from '@cartaviva/contracts';
import { CODE_LENGTH } from '@cartaviva/domain';
import { useDtoForm } from '@cartaviva/forms';
import { Button, Field } from '@cartaviva/ui';
import { ArrowLeft } from 'lucide-react';
import { useController } from 'react-hook-form';
import { CodeInput } from '../code/code-input';
import { CodeSent } from '../code/code-sent';
import { messages as code } from '../code/messages';
import { ResendCode } from '../code/resend-code';
import { AccountFrame } from '../frame/account-frame';
import { useEnter } from '../frame/enter';
import { useLeadOn } from '../frame/use-lead-on';
import { useArrival } from '../login/arrival';
import { codeMessages as messages } from './messages';

interface CodeStepProps {
  readonly email: string;
  /** Password from step 1, or an empty string after a reload. */
  readonly password: string;
  readonly onBack: () => void;
}

/** Step 2 asks for the mailed code and submits itself at the sixth digit. */
export function CodeStep({ email, password, onBack }: CodeStepProps) {
  const form = useDtoForm(VerifyEmailRequest, { email, code: '', ...(password && { password }) });
  const { field } = useController({ control: form.control, name: 'code' });
  const { errors, isSubmitting } = form.formState;
  const enter = useEnter();
  const { back } = useArrival();
  useLeadOn(back, isSubmitting);

  const verify = form.onSubmit(
    async (values) => {
      try {
        await api.post('/api/auth/verify-email', { body: values });
      } catch (error) {
        if (isRefusal(error, 'code-wrong')) form.setValue('code', '');
        throw error;
      }
      await enter(back);
    },
    messages.failed,
    { 'code-wrong': 'code' },
  );

  function change(digits: string) {
    form.clearErrors();
    field.onChange(digits);
    if (digits.length === CODE_LENGTH) void verify();
  }

  const resend = () => api.post('/api/auth/resend-code', { body: { email } });

  return (
    <AccountFrame
      step={messages.step}
      title={messages.title}
      description={
        <>
          <CodeSent email={email} /> {code.linkToo}
        </>
      }
    >
      <form onSubmit={(event) => void verify(event)} noValidate className="grid gap-6">
        <Field label={code.label} error={errors.code?.message ?? errors.root?.message}>
          {(control) => (
            <CodeInput
              {...control}
              ref={field.ref}
              value={field.value ?? ''}
              onChange={change}
              busy={isSubmitting}
            />
          )}
        </Field>
        <Button type="submit" size="lg" busy={isSubmitting}>
          {messages.submit}
        </Button>
      </form>
      <p className="mt-8 text-sm text-ink-faint">{code.notThere}</p>
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
