import { ApiError, api } from '@cartaviva/api-client';
import { VerifyEmailRequest } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, Callout, PasswordInput } from '@cartaviva/ui';
import { useEffect, useState } from 'react';
import { useEnter } from '../frame/enter';
import { waitingInvitation } from './invitation/waiting-invitation';
import { LinkFrame } from './link-frame';
import { useLinkToken } from './link-token';
import { messages } from './messages';

const { verify: texts } = messages;

const asksForPassword = (error: unknown) =>
  error instanceof ApiError && error.problem.fields?.['password'] !== undefined;

/** Screen at /verificar, to which the registration email links. */
export function VerifyLinkScreen() {
  return (
    <LinkFrame texts={texts} anotherAt="/registro" token={useLinkToken()}>
      {(token) => <VerifyLinkForm token={token} />}
    </LinkFrame>
  );
}

/**
 * Verifies the address with one press. In another browser than the registering one it also asks for a new password.
 */
function VerifyLinkForm({ token }: { token: string }) {
  const form = useDtoForm(VerifyEmailRequest, { token });
  const [isElsewhere, setIsElsewhere] = useState(false);
  const enter = useEnter();
  const { setFocus } = form;
  useEffect(() => {
    if (isElsewhere) setFocus('password');
  }, [isElsewhere, setFocus]);

  const verify = form.onSubmit(async (values) => {
    try {
      await api.post('/api/auth/verify-email', { body: values });
    } catch (error) {
      if (isElsewhere || !asksForPassword(error)) throw error;
      setIsElsewhere(true);
      return;
    }
    await enter(waitingInvitation() && '/invitacion');
  }, texts.failed);

  return (
    <form onSubmit={(event) => void verify(event)} noValidate className="grid gap-6">
      {isElsewhere && (
        <>
          <Callout tone="info" role="status">
            {texts.elsewhere}
          </Callout>
          <DtoField form={form} name="password" label={texts.password}>
            {(input) => <PasswordInput autoComplete="current-password" {...input} />}
          </DtoField>
        </>
      )}
      <FormError message={form.formState.errors.root?.message} />
      <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
