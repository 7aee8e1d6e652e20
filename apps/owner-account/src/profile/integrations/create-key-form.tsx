import { api } from '@cartaviva/api-client';
import { CreateApiKeyRequest, type CreatedApiKey } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, TextInput } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import { messages } from './messages';

/** Names a new key. */
export function CreateKeyForm({ onCreated }: { onCreated: (key: CreatedApiKey) => void }) {
  const form = useDtoForm(CreateApiKeyRequest, { name: '' });
  const create = form.onSubmit(async (values) => {
    onCreated(await api.post('/api/api-keys', { body: values }));
    form.reset();
  }, messages.createFailed);

  return (
    <form onSubmit={(event) => void create(event)} noValidate className="grid gap-4">
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <DtoField form={form} name="name" label={messages.name} hint={messages.nameHint}>
          {(input) => <TextInput autoComplete="off" {...input} />}
        </DtoField>
        <Button
          type="submit"
          variant="secondary"
          className="sm:mt-7"
          busy={form.formState.isSubmitting}
        >
          <Plus aria-hidden />
          {messages.create}
        </Button>
      </div>
      <FormError message={form.formState.errors.root?.message} />
    </form>
  );
}
