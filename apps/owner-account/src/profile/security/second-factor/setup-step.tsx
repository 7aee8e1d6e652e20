import { api, isRefusal } from '@cartaviva/api-client';
import { ConfirmSecondFactorRequest, type SecondFactorSetup } from '@cartaviva/contracts';
import { FormError, useDtoForm } from '@cartaviva/forms';
import { Button, Field, lazyPart } from '@cartaviva/ui';
import { useController } from 'react-hook-form';
import { CodeInput } from '../../../code/code-input';
import { messages } from './messages';

/** Drawing QR codes needs a library that few users load. */
const KeyCode = lazyPart(() => import('./key-code').then((part) => part.KeyCode));

interface SetupStepProps {
  readonly setup: SecondFactorSetup;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the secret as a QR code and as text, and asks for the first code. */
export function SetupStep({ setup, onConfirmed, onCancel }: SetupStepProps) {
  const form = useDtoForm(ConfirmSecondFactorRequest, { setup: setup.setup, code: '' });
  const { field } = useController({ control: form.control, name: 'code' });
  const { errors, isSubmitting } = form.formState;
  const confirm = form.onSubmit(
    async (values) => {
      try {
        const made = await api.post('/api/auth/second-factor/confirm', { body: values });
        onConfirmed(made.recoveryCodes);
      } catch (error) {
        if (isRefusal(error, 'second-factor-wrong')) form.setValue('code', '');
        throw error;
      }
    },
    messages.setup.failed,
    { 'second-factor-wrong': 'code' },
  );
  return (
    <form onSubmit={(event) => void confirm(event)} noValidate className="grid gap-5">
      <p className="max-w-prose">{messages.setup.scan}</p>
      <div className="min-h-48">
        <KeyCode uri={setup.uri} label={messages.setup.qr} />
      </div>
      <p className="text-sm text-ink-soft">
        {messages.setup.byHand}{' '}
        <code className="font-mono text-ink wrap-anywhere select-all">
          {setup.secret.replace(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
      <div className="max-w-sm">
        <Field label={messages.setup.code} error={errors.code?.message}>
          {(control) => (
            <CodeInput
              {...control}
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              busy={isSubmitting}
            />
          )}
        </Field>
      </div>
      <FormError message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {messages.setup.submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
