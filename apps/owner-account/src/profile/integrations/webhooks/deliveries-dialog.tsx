import type { WebhookView } from '@cartaviva/contracts';
import { Dialog } from '@cartaviva/ui';
import { useState } from 'react';
import { Deliveries } from './deliveries';
import { Delivery } from './delivery';
import { logMessages, messages } from './messages';
import { webhookName } from './webhook-name';

interface DeliveriesDialogProps {
  readonly webhook: WebhookView;
  readonly onClose: () => void;
}

export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.logNamed(webhookName(webhook))}
      description={logMessages.description}
    >
      {shown ? (
        <Delivery webhookId={webhook.id} deliveryId={shown} onBack={() => setShown(undefined)} />
      ) : (
        <Deliveries webhookId={webhook.id} page={page} onPage={setPage} onShow={setShown} />
      )}
    </Dialog>
  );
}
