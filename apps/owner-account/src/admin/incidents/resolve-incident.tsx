import { api } from '@cartaviva/api-client';
import type { IncidentView } from '@cartaviva/contracts';
import { Button, ConfirmDialog, useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useAttempt } from '../../attempts/use-attempt';
import { incidentMessages as messages } from './messages';
import { useIncidents } from './use-incidents';

export function ResolveIncident({ incident: { id, title } }: { incident: IncidentView }) {
  const { mutate: readIncidents } = useIncidents();
  const { attempt, busy } = useAttempt();
  const [asking, setAsking] = useState(false);
  const toast = useToast();

  async function resolve(): Promise<void> {
    const params = { path: { incidentId: id } };
    const worked = await attempt(
      () => api.put('/api/admin/incidents/{incidentId}', { params, body: { status: 'resolved' } }),
      messages.changeFailed,
    );
    await readIncidents();
    if (worked) toast({ title: messages.resolved, tone: 'success' });
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={messages.resolveNamed(title)}
        onClick={() => setAsking(true)}
      >
        {messages.resolve}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={messages.confirmResolution.title(title)}
        description={messages.confirmResolution.description}
        confirmLabel={messages.resolve}
        onConfirm={() => void resolve()}
      />
    </>
  );
}
