import { api, isRefusal, sentenceOf } from '@cartaviva/api-client';
import { SignInRequest } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, PasswordInput, TextInput, useToast } from '@cartaviva/ui';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { messages as code } from '../code/messages';
import { AccountFrame } from '../frame/account-frame';
import { useEnter } from '../frame/enter';
import { GoogleWay } from '../frame/google-way';
import { LegalNote } from '../frame/legal-note';
import { TextLink } from '../frame/text-link';
import { useLeadOn } from '../frame/use-lead-on';
import { useLinkToken } from '../links/link-token';
import { onTheWayTo, useArrival } from './arrival';
import { challengeIn } from './challenge-in';
import { LoginAlert } from './login-alert';
import { messages } from './messages';
import { SecondFactorStep } from './second-factor-step';

/** Screen at /login (specification §2). It asks for the password and then, if needed, the second factor. */
export function LoginScreen() {
  const { back } = useArrival();
  const challenge = useLinkToken();
  const navigate = useNavigate();
  const here = onTheWayTo(back, '/login');
  const wait = (token: string) => void navigate(here, { state: { token } });

  if (challenge === undefined) return <PasswordStep onChallenge={wait} />;
  return (
    <SecondFactorStep
      challenge={challenge}
      back={back}
      onBack={() => void navigate(here, { replace: true })}
    />
  );
}

function PasswordStep({ onChallenge }: { onChallenge: (challenge: string) => void }) {
  const arrival = useArrival();
  const registration = onTheWayTo(arrival.back, '/registro');
  const form = useDtoForm(SignInRequest, { email: arrival.email, password: '' });
  const typed = useWatch({ control: form.control, name: 'email' });
  const navigate = useNavigate();
  const toast = useToast();
  const enter = useEnter();

  useLeadOn(arrival.back, form.formState.isSubmitting);

  const signIn = form.onSubmit(async (values) => {
    try {
      await api.post('/api/auth/login', { body: values });
    } catch (error) {
      const challenge = challengeIn(error);
      if (challenge !== undefined) return onChallenge(challenge);
      if (!isRefusal(error, 'email-not-verified')) throw error;
      // The server mailed a code, either now or shortly before.
      toast({ title: sentenceOf(error, code.sent) });
      await navigate(registration, { state: { email: values.email } });
      return;
    }
    await enter(arrival.back);
  }, messages.failed);

  return (
    <AccountFrame title={messages.title} description={messages.description}>
      <LoginAlert {...arrival} />
      <GoogleWay label={messages.withGoogle} back={arrival.back} />
      <form onSubmit={(event) => void signIn(event)} noValidate className="grid gap-5">
        <DtoField form={form} name="email" label={messages.email}>
          {(input) => (
            <TextInput type="email" autoComplete="email" autoCapitalize="none" {...input} />
          )}
        </DtoField>
        <DtoField form={form} name="password" label={messages.password}>
          {(input) => <PasswordInput autoComplete="current-password" {...input} />}
        </DtoField>
        <FormError message={form.formState.errors.root?.message} />
        <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
          {messages.submit}
        </Button>
      </form>
      <p className="mt-5">
        <TextLink to="/recuperar" state={{ typed }}>
          {messages.forgotten}
        </TextLink>
      </p>
      <p className="mt-3 text-ink-soft">
        {messages.newHere} <TextLink to={registration}>{messages.register}</TextLink>
      </p>
      <LegalNote doing="Al entrar" />
    </AccountFrame>
  );
}
