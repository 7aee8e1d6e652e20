import { api, isRefusal } from '@cartaviva/api-client';
import { ProposeTransferRequest, type AccountView } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, Field, PasswordInput, useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { CodeInput } from '../../code/code-input';
import { CodeSent } from '../../code/code-sent';
import { messages as code } from '../../code/messages';
import { ResendCode } from '../../code/resend-code';
import { usePeople } from '../use-people';
import { transferMessages } from './messages';
import { StaysField } from './stays-field';

const { dialog: texts } = transferMessages;

export const mailCode = () => api.post('/api/transfers/code');

interface ProposalFormProps {
  readonly person: { readonly userId: string; readonly name: string };
  readonly email: string;
  readonly provedBy: AccountView['provedBy'];
  readonly onClose: () => void;
}

export function ProposalForm({ person, email, provedBy, onClose }: ProposalFormProps) {
  const [stays, setStays] = useState(true);
  const { userId, name } = person;
  const form = useDtoForm(ProposeTransferRequest, { userId, stays: true, [provedBy]: '' });
  const { field } = useController({ control: form.control, name: 'code' });
  const { errors, isSubmitting } = form.formState;
  const { mutate } = usePeople();
  const toast = useToast();

  const submit = form.onSubmit(
    async (proposed) => {
      try {
        await api.post('/api/transfers', { body: { ...proposed, stays } });
      } catch (error) {
        if (isRefusal(error, 'code-wrong')) form.setValue('code', '');
        throw error;
      }
      await mutate();
      toast({ title: texts.done(name), tone: 'success' });
      onClose();
    },
    texts.failed,
    { 'password-wrong': 'password', 'code-wrong': 'code' },
  );

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <StaysField stays={stays} onChange={setStays} />
      {provedBy === 'password' ? (
        <DtoField form={form} name="password" label={texts.password}>
          {(input) => <PasswordInput autoComplete="current-password" {...input} />}
        </DtoField>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            <CodeSent email={email} />
          </p>
          <Field label={code.label} error={errors.code?.message}>
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
          <ResendCode send={mailCode} />
        </>
      )}
      <FormError message={errors.root?.message ?? errors.userId?.message} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {texts.keep}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
