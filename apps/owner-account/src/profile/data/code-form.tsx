import { isRefusal } from '@cartaviva/api-client';
import { DeleteAccountRequest } from '@cartaviva/contracts';
import { useDtoForm } from '@cartaviva/forms';
import { Field } from '@cartaviva/ui';
import { useController } from 'react-hook-form';
import { CodeInput } from '../../code/code-input';
import { CodeSent } from '../../code/code-sent';
import { messages as code } from '../../code/messages';
import { ResendCode } from '../../code/resend-code';
import { deletionMessages as messages } from './messages';
import { ProofActions } from './proof-actions';
import { useDeleteAccount } from './use-delete-account';

interface CodeFormProps {
  readonly email: string;
  readonly resend: () => Promise<undefined>;
  readonly onKeep: () => void;
}

/**
 * Asks for the mailed code. The sixth digit does not submit the form, because the deletion is too serious for that.
 */
export function CodeForm({ email, resend, onKeep }: CodeFormProps) {
  const form = useDtoForm(DeleteAccountRequest, { code: '' });
  const { field } = useController({ control: form.control, name: 'code' });
  const { errors, isSubmitting } = form.formState;
  const deleteAccount = useDeleteAccount();

  const submit = form.onSubmit(
    async (proof) => {
      try {
        await deleteAccount(proof);
      } catch (error) {
        if (isRefusal(error, 'code-wrong')) form.setValue('code', '');
        throw error;
      }
    },
    messages.failed,
    { 'code-wrong': 'code' },
  );

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p className="text-sm text-ink-soft">
        <CodeSent email={email} />
      </p>
      <Field label={code.label} error={errors.code?.message ?? errors.root?.message}>
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
      <ResendCode send={resend} />
      <ProofActions busy={isSubmitting} onKeep={onKeep} />
    </form>
  );
}
