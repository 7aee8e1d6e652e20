import { api } from '@cartaviva/api-client';
import { LinkSignInRequest } from '@cartaviva/contracts';
import { FormError, useDtoForm } from '@cartaviva/forms';
import { Button } from '@cartaviva/ui';
import { useNavigate } from 'react-router-dom';
import { useEnter } from '../frame/enter';
import { challengeIn } from '../login/challenge-in';
import { LinkFrame } from './link-frame';
import { useLinkToken } from './link-token';
import { messages } from './messages';

const { signIn: texts } = messages;

/**
 * Screen at /entrar. While the account is under a guessing attack, a correct password mails a link to this screen.
 */
export function SignInLinkScreen() {
  return (
    <LinkFrame texts={texts} anotherAt="/login" token={useLinkToken()}>
      {(token) => <SignInLinkForm token={token} />}
    </LinkFrame>
  );
}

function SignInLinkForm({ token }: { token: string }) {
  const form = useDtoForm(LinkSignInRequest, { token });
  const enter = useEnter();
  const navigate = useNavigate();
  const signIn = form.onSubmit(async (values) => {
    try {
      await api.post('/api/auth/login-link', { body: values });
    } catch (error) {
      const challenge = challengeIn(error);
      if (challenge === undefined) throw error;
      await navigate('/login', { replace: true, state: { token: challenge } });
      return;
    }
    await enter();
  }, texts.failed);

  return (
    <form onSubmit={(event) => void signIn(event)} noValidate className="grid gap-6">
      <FormError message={form.formState.errors.root?.message} />
      <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
