import { api, ApiError } from '@cartaviva/api-client';
import { CreateDemoRequest } from '@cartaviva/contracts';
import { DtoField, useDtoForm } from '@cartaviva/forms';
import { Button, TextInput, useToast } from '@cartaviva/ui';
import { DEMO_REQUEST } from './messages';

const EMPTY = { name: '', email: '', restaurant: '', phone: '' };

/** Form that requests a demonstration. Field messages come from the same rules that the server applies. */
export default function DemoRequestForm() {
  const toast = useToast();
  const form = useDtoForm(CreateDemoRequest, EMPTY);

  const send = form.onSubmit(async (values) => {
    try {
      await api.post('/api/demo-requests', { body: { ...values, phone: values.phone || null } });
    } catch (error) {
      if (error instanceof ApiError && error.problem.fields) throw error;
      toast({ ...DEMO_REQUEST.failed, tone: 'destructive' });
      return;
    }
    form.reset(EMPTY);
    toast({ ...DEMO_REQUEST.sent, tone: 'success' });
  }, DEMO_REQUEST.failed.description);

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <DtoField form={form} name="name" label={DEMO_REQUEST.name} required>
          {(input) => <TextInput autoComplete="name" {...input} />}
        </DtoField>
        <DtoField form={form} name="restaurant" label={DEMO_REQUEST.restaurant} required>
          {(input) => <TextInput autoComplete="organization" {...input} />}
        </DtoField>
        <DtoField form={form} name="email" label={DEMO_REQUEST.email} required>
          {(input) => (
            <TextInput type="email" autoComplete="email" autoCapitalize="none" {...input} />
          )}
        </DtoField>
        <DtoField form={form} name="phone" label={DEMO_REQUEST.phone}>
          {(input) => <TextInput type="tel" autoComplete="tel" {...input} />}
        </DtoField>
      </div>
      <Button
        type="submit"
        size="lg"
        className="sm:justify-self-start"
        busy={form.formState.isSubmitting}
      >
        {DEMO_REQUEST.submit}
      </Button>
    </form>
  );
}
