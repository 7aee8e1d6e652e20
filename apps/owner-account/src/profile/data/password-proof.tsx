import { DeleteAccountRequest } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { PasswordInput } from '@cartaviva/ui';
import { deletionMessages as messages } from './messages';
import { ProofActions } from './proof-actions';
import { useDeleteAccount } from './use-delete-account';

export function PasswordProof({ onKeep }: { onKeep: () => void }) {
  const form = useDtoForm(DeleteAccountRequest, { password: '' });
  const deleteAccount = useDeleteAccount();

  const submit = form.onSubmit(deleteAccount, messages.failed, { 'password-wrong': 'password' });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <DtoField form={form} name="password" label={messages.dialog.password}>
        {(input) => <PasswordInput autoComplete="current-password" {...input} />}
      </DtoField>
      <FormError message={form.formState.errors.root?.message} />
      <ProofActions busy={form.formState.isSubmitting} onKeep={onKeep} />
    </form>
  );
}
