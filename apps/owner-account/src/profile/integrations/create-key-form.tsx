import { api } from '@cartaviva/api-client';
import { CreateApiKeyRequest, type CreatedApiKey } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, Field, Select, TextInput } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import { useState, type Ref } from 'react';
import { messages } from './messages';
import { ScopesField } from './scopes-field';

const DAY_MS = 86_400_000;
/** Lifetimes of a new key in days. The empty string means that the key never expires. */
const LIFETIMES = ['', '30', '90', '365'] as const;

interface CreateKeyFormProps {
  readonly onCreated: (key: CreatedApiKey) => void;
  /** Receives the focus after the owner saved a new secret or revoked a key. */
  readonly button: Ref<HTMLButtonElement>;
}

export function CreateKeyForm({ onCreated, button }: CreateKeyFormProps) {
  const form = useDtoForm(CreateApiKeyRequest, { name: '', scopes: ['menus:read'] });
  const [days, setDays] = useState('');
  const create = form.onSubmit(async (values) => {
    const expiresAt = days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null;
    onCreated(await api.post('/api/api-keys', { body: { ...values, expiresAt } }));
    form.reset();
    setDays('');
  }, messages.createFailed);

  return (
    <form onSubmit={(event) => void create(event)} noValidate className="grid gap-4">
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <DtoField form={form} name="name" label={messages.name} hint={messages.nameHint}>
          {(input) => <TextInput autoComplete="off" {...input} />}
        </DtoField>
        <Field label={messages.expiry.label}>
          {(control) => (
            <Select
              {...control}
              value={days}
              onChange={({ target }) => setDays(target.value)}
              options={LIFETIMES.map((value) => ({ value, label: messages.expiry.after[value] }))}
            />
          )}
        </Field>
      </div>
      <ScopesField form={form} />
      <Button
        ref={button}
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={form.formState.isSubmitting}
      >
        <Plus aria-hidden />
        {messages.create}
      </Button>
      <FormError message={form.formState.errors.root?.message} />
    </form>
  );
}
