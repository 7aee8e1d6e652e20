import { api } from '@cartaviva/api-client';
import { OpenIncidentRequest } from '@cartaviva/contracts';
import { COMPONENT_IDS, COMPONENT_NAMES, OPEN_INCIDENT_STATES } from '@cartaviva/domain';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, Dialog, Select, TextArea, TextInput, useToast } from '@cartaviva/ui';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { impacts, statesOf } from './choices';
import { incidentMessages as messages } from './messages';
import { useIncidents } from './use-incidents';

const components = COMPONENT_IDS.map((id) => ({ value: id, label: COMPONENT_NAMES[id] }));
const states = statesOf(OPEN_INCIDENT_STATES);

export function AnnounceIncident() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Megaphone aria-hidden />
        {messages.announce}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={messages.announceTitle}
        description={messages.announceText}
      >
        <AnnounceForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function AnnounceForm({ onDone }: { onDone: () => void }) {
  const { mutate: readIncidents } = useIncidents();
  const toast = useToast();
  const form = useDtoForm(OpenIncidentRequest, {
    component: 'api',
    status: 'degraded',
    impact: 'low',
    title: '',
    description: '',
  });
  const publish = form.onSubmit(async ({ description, ...values }) => {
    const body = { ...values, description: description || null };
    await api.post('/api/admin/incidents', { body });
    await readIncidents();
    toast({ title: messages.published, tone: 'success' });
    onDone();
  }, messages.publishFailed);

  return (
    <form onSubmit={(event) => void publish(event)} noValidate className="grid gap-4">
      <DtoField form={form} name="component" label={messages.component}>
        {(input) => <Select options={components} {...input} />}
      </DtoField>
      <DtoField form={form} name="status" label={messages.state} hint={messages.stateHint}>
        {(input) => <Select options={states} {...input} />}
      </DtoField>
      <DtoField form={form} name="impact" label={messages.impact}>
        {(input) => <Select options={impacts} {...input} />}
      </DtoField>
      <DtoField form={form} name="title" label={messages.title} required>
        {(input) => <TextInput autoComplete="off" {...input} />}
      </DtoField>
      <DtoField
        form={form}
        name="description"
        label={messages.description}
        hint={messages.descriptionHint}
      >
        {(input) => <TextArea {...input} />}
      </DtoField>
      <FormError message={form.formState.errors.root?.message} />
      <Button type="submit" busy={form.formState.isSubmitting} className="sm:justify-self-end">
        {messages.publish}
      </Button>
    </form>
  );
}
