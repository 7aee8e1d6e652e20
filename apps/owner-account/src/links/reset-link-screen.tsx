import { api } from '@cartaviva/api-client';
import { ResetPasswordRequest } from '@cartaviva/contracts';
import { FormError, useDtoForm } from '@cartaviva/forms';
import { Button } from '@cartaviva/ui';
import { newPasswordMessages } from '../recovery/messages';
import { NewPasswordFields } from '../recovery/new-password-fields';
import { useEnterAnew } from '../recovery/use-enter-anew';
import { LinkFrame } from './link-frame';
import { useLinkToken } from './link-token';
import { messages } from './messages';

const { reset: texts } = messages;

/** Screen at /restablecer, to which the password recovery email links. */
export function ResetLinkScreen() {
  return (
    <LinkFrame texts={texts} anotherAt="/recuperar" token={useLinkToken()}>
      {(token) => <ResetLinkForm token={token} />}
    </LinkFrame>
  );
}

function ResetLinkForm({ token }: { token: string }) {
  const form = useDtoForm(ResetPasswordRequest, { token, password: '', keepApiKeys: false });
  const enterAnew = useEnterAnew();
  const reset = form.onSubmit(async (values) => {
    await api.post('/api/auth/reset-password', { body: values });
    await enterAnew();
  }, texts.failed);

  return (
    <form onSubmit={(event) => void reset(event)} noValidate className="grid gap-6">
      <NewPasswordFields form={form} />
      <FormError message={form.formState.errors.root?.message} />
      <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
        {newPasswordMessages.submit}
      </Button>
    </form>
  );
}
