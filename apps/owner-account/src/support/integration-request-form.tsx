import { api } from '@cartaviva/api-client';
import { IntegrationRequest } from '@cartaviva/contracts';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, Card, TextArea, TextInput, useToast } from '@cartaviva/ui';
import { integrationMessages as messages } from './messages';

const EMPTY = { text: '', phone: '' };

/** Sends POST /api/account/integration-requests. The sales team answers the request. */
export function IntegrationRequestForm({ email }: { email: string }) {
  const toast = useToast();
  const form = useDtoForm(IntegrationRequest, EMPTY);
  const send = form.onSubmit(async ({ text, phone }) => {
    await api.post('/api/account/integration-requests', { body: { text, phone: phone || null } });
    form.reset(EMPTY);
    toast({ title: messages.sent, description: messages.sentText(email), tone: 'success' });
  }, messages.failed);

  return (
    <section aria-labelledby="integraciones" className="mt-8">
      <h2 id="integraciones" className="text-lg font-semibold">
        {messages.title}
      </h2>
      <p className="mt-1 text-sm text-pretty text-ink-soft">{messages.description}</p>
      <Card className="mt-3">
        <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
          <DtoField form={form} name="text" label={messages.text} hint={messages.textHint} required>
            {(input) => <TextArea rows={5} {...input} />}
          </DtoField>
          <DtoField form={form} name="phone" label={messages.phone}>
            {(input) => <TextInput type="tel" autoComplete="tel" {...input} />}
          </DtoField>
          <FormError message={form.formState.errors.root?.message} />
          <Button
            type="submit"
            busy={form.formState.isSubmitting}
            className="sm:justify-self-start"
          >
            {messages.submit}
          </Button>
        </form>
      </Card>
    </section>
  );
}
