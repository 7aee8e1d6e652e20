import {
  CreateWebhookRequest,
  WEBHOOK_DESCRIPTION_MAX,
  WEBHOOK_EVENTS,
  type WebhookView,
} from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, TextInput } from '@cartaviva/ui';
import { useEffect } from 'react';
import { EventsField } from './events-field';
import { messages } from './messages';

interface WebhookFormProps {
  /** Webhook to change, or undefined to create one. */
  readonly webhook?: WebhookView;
  readonly send: (wanted: CreateWebhookRequest) => Promise<void>;
  readonly onCancel: () => void;
}

export function WebhookForm({ webhook, send, onCancel }: WebhookFormProps) {
  const form = useDtoForm(CreateWebhookRequest, {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    events: [...(webhook?.events ?? WEBHOOK_EVENTS)],
  });
  const { setFocus } = form;
  // A webhook is changed in a dialog, which moves the focus itself.
  useEffect(() => {
    if (!webhook) setFocus('url');
  }, [webhook, setFocus]);
  const failed = webhook ? messages.saveFailed : messages.createFailed;
  const submit = form.onSubmit(
    ({ description, ...wanted }) => send({ ...wanted, description: description?.trim() || null }),
    failed,
    { 'webhook-forbidden-target': 'url' },
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <DtoField form={form} name="url" label={messages.url} hint={messages.urlHint}>
        {(input) => (
          <TextInput type="url" inputMode="url" autoComplete="off" spellCheck={false} {...input} />
        )}
      </DtoField>
      <DtoField form={form} name="description" label={messages.name} hint={messages.nameHint}>
        {(input) => <TextInput autoComplete="off" maxLength={WEBHOOK_DESCRIPTION_MAX} {...input} />}
      </DtoField>
      <EventsField form={form} />
      <FormError message={form.formState.errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.formState.isSubmitting}>
          {webhook ? messages.save : messages.create}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
