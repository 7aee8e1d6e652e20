import { api, isRefusal } from '@cartaviva/api-client';
import { SignInRequest } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, PasswordInput, TextInput } from '@cartaviva/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountFrame } from '../frame/account-frame';
import { useEnter } from '../frame/enter';
import { LegalNote } from '../frame/legal-note';
import { TextLink } from '../frame/text-link';
import { messages } from './messages';

/** A page of ours to come back to, as GET /api/login hands it on. */
const OWN_PATH = /^\/(?![/\\])/;

/** /login (specification §2). */
export function LoginScreen() {
  const form = useDtoForm(SignInRequest, { email: '', password: '' });
  const [unverified, setUnverified] = useState<string>();
  const [search] = useSearchParams();
  const enter = useEnter();

  const signIn = form.onSubmit(async (values) => {
    setUnverified(undefined);
    try {
      await api.post('/api/auth/login', values);
    } catch (error) {
      if (isRefusal(error, 'email-not-verified')) setUnverified(values.email);
      throw error;
    }
    const back = search.get('return');
    await enter(back && OWN_PATH.test(back) ? back : undefined);
  }, messages.failed);

  return (
    <AccountFrame title={messages.title} description={messages.description}>
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
        {unverified && (
          <TextLink to="/registro" state={{ email: unverified }}>
            {messages.enterCode}
          </TextLink>
        )}
        <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
          {messages.submit}
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        {messages.newHere} <TextLink to="/registro">{messages.register}</TextLink>
      </p>
      <LegalNote doing="Al entrar" />
    </AccountFrame>
  );
}
