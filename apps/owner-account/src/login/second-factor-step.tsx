import { api, isRefusal } from '@cartaviva/api-client';
import { SecondFactorRequest } from '@cartaviva/contracts';
import { CODE_LENGTH } from '@cartaviva/domain';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, Field, TextInput } from '@cartaviva/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { CodeInput } from '../code/code-input';
import { AccountFrame } from '../frame/account-frame';
import { useEnter } from '../frame/enter';
import { useLeadOn } from '../frame/use-lead-on';
import { secondFactorMessages as messages } from './messages';

interface SecondFactorStepProps {
  readonly challenge: string;
  readonly back: string | undefined;
  readonly onBack: () => void;
}

/** Asks for the second factor. The form submits itself at the sixth digit. */
export function SecondFactorStep({ challenge, back, onBack }: SecondFactorStepProps) {
  const form = useDtoForm(SecondFactorRequest, { challenge, code: '' });
  const { field } = useController({ control: form.control, name: 'code' });
  const [byRecovery, setByRecovery] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const enter = useEnter();
  useLeadOn(back, isSubmitting);

  const signIn = form.onSubmit(
    async (values) => {
      try {
        await api.post('/api/auth/login/second-factor', { body: values });
      } catch (error) {
        if (isRefusal(error, 'second-factor-wrong')) form.setValue('code', '');
        throw error;
      }
      await enter(back);
    },
    messages.failed,
    { 'second-factor-wrong': 'code' },
  );

  function change(digits: string) {
    form.clearErrors();
    field.onChange(digits);
    if (digits.length === CODE_LENGTH) void signIn();
  }

  function takeOther() {
    form.reset({ challenge, code: '' });
    setByRecovery(!byRecovery);
  }

  return (
    <AccountFrame
      title={messages.title}
      description={byRecovery ? messages.recoveryDescription : messages.description}
    >
      <form onSubmit={(event) => void signIn(event)} noValidate className="grid gap-6">
        {byRecovery ? (
          <DtoField form={form} name="code" label={messages.recoveryCode}>
            {(input) => (
              <TextInput
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                {...input}
              />
            )}
          </DtoField>
        ) : (
          <Field label={messages.code} error={errors.code?.message}>
            {(control) => (
              <CodeInput
                {...control}
                ref={field.ref}
                value={field.value}
                onChange={change}
                busy={isSubmitting}
              />
            )}
          </Field>
        )}
        <FormError message={errors.root?.message} />
        <Button type="submit" size="lg" busy={isSubmitting}>
          {messages.submit}
        </Button>
      </form>
      <div className="mt-6 grid gap-2 sm:flex sm:flex-wrap sm:justify-between">
        <Button variant="secondary" onClick={takeOther}>
          {byRecovery ? messages.useApp : messages.useRecovery}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden />
          {messages.back}
        </Button>
      </div>
    </AccountFrame>
  );
}
