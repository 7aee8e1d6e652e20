import { api } from '@cartaviva/api-client';
import { ChangeIncidentRequest, type IncidentView } from '@cartaviva/contracts';
import { INCIDENT_STATES, OPEN_INCIDENT_STATES } from '@cartaviva/domain';
import { changedFields, DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, Dialog, Select, TextArea, TextInput, useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { impacts, statesOf } from './choices';
import { incidentMessages as messages } from './messages';
import { useIncidents } from './use-incidents';

export function ChangeIncident({ incident }: { incident: IncidentView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={messages.changeNamed(incident.title)}
        onClick={() => setOpen(true)}
      >
        {messages.change}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={messages.changeTitle}>
        <ChangeForm incident={incident} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface ChangeFormProps {
  readonly incident: IncidentView;
  readonly onDone: () => void;
}

/** Sends PUT /api/admin/incidents/{id}. An open incident is resolved with its own button, which asks first. */
function ChangeForm({ incident, onDone }: ChangeFormProps) {
  const { id, title, description, status, impact, resolvedAt } = incident;
  const { mutate: readIncidents } = useIncidents();
  const toast = useToast();
  const form = useDtoForm(ChangeIncidentRequest, {
    title,
    description: description ?? '',
    status,
    impact,
  });
  const save = form.onSubmit(async ({ description: text, ...values }) => {
    const now: ChangeIncidentRequest = { ...values, description: text || null };
    await api.put('/api/admin/incidents/{incidentId}', {
      params: { path: { incidentId: id } },
      body: changedFields(incident, now),
    });
    await readIncidents();
    toast({ title: messages.changed, tone: 'success' });
    onDone();
  }, messages.changeFailed);
  const states = statesOf(resolvedAt ? INCIDENT_STATES : OPEN_INCIDENT_STATES);

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid gap-4">
      <DtoField form={form} name="status" label={messages.state}>
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
        {messages.save}
      </Button>
    </form>
  );
}
