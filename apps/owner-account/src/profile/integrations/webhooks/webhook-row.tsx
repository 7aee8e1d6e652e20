import { api, ifMatch } from '@cartaviva/api-client';
import type { CreatedWebhook, WebhookView } from '@cartaviva/contracts';
import { ActionMenu, Button, ConfirmDialog, Dialog, useToast } from '@cartaviva/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { DeliveriesDialog } from './deliveries-dialog';
import { messages } from './messages';
import { useWebhook } from './use-webhook';
import { useWebhooks } from './use-webhooks';
import { WebhookFacts } from './webhook-facts';
import { WebhookForm } from './webhook-form';
import { webhookName } from './webhook-name';

interface WebhookRowProps {
  readonly webhook: WebhookView;
  readonly onRotated: (webhook: CreatedWebhook) => void;
  readonly onDeleted: () => void;
}

export function WebhookRow({ webhook, onRotated, onDeleted }: WebhookRowProps) {
  const { turn, test, rotate, remove, busy } = useWebhook(webhook);
  const [open, setOpen] = useState<'log' | 'edit' | 'rotate' | 'delete'>();
  const { mutate: readWebhooks } = useWebhooks();
  const name = webhookName(webhook);
  const { isEnabled } = webhook;
  const close = () => {
    setOpen(undefined);
    void readWebhooks();
  };
  const actions = () => [
    { label: messages.edit, onSelect: () => setOpen('edit') },
    {
      label: isEnabled ? messages.pause : messages.resume,
      onSelect: () => void turn(!isEnabled),
    },
    { label: messages.rotate, onSelect: () => setOpen('rotate') },
    { label: messages.delete, tone: 'danger' as const, onSelect: () => setOpen('delete') },
  ];

  async function rotateSecret() {
    const rotated = await rotate();
    if (rotated) onRotated(rotated);
  }

  return (
    <li className="grid gap-3 py-4">
      <WebhookFacts webhook={webhook} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          aria-label={messages.testNamed(name)}
          onClick={() => void test().then((isSent) => isSent && setOpen('log'))}
        >
          {messages.test}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={messages.logNamed(name)}
          onClick={() => setOpen('log')}
        >
          {messages.log}
        </Button>
        {webhook.pausedAt && (
          <Button size="sm" busy={busy} onClick={() => void turn(true)}>
            {messages.resume}
          </Button>
        )}
        <ActionMenu label={messages.more(name)} variant="ghost" size="sm" actions={actions}>
          <Ellipsis aria-hidden />
        </ActionMenu>
      </div>
      {open === 'log' && <DeliveriesDialog webhook={webhook} onClose={close} />}
      {open === 'edit' && <EditDialog webhook={webhook} onClose={close} />}
      <ConfirmDialog
        open={open === 'rotate'}
        onOpenChange={close}
        title={messages.confirmRotation.title}
        description={messages.confirmRotation.description}
        confirmLabel={messages.confirmRotation.confirm}
        onConfirm={() => void rotateSecret()}
      />
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        title={messages.confirmDelete.title(name)}
        description={messages.confirmDelete.description}
        confirmLabel={messages.confirmDelete.confirm}
        onConfirm={() => void remove().then((isGone) => isGone && onDeleted())}
        tone="danger"
      />
    </li>
  );
}

interface EditDialogProps {
  readonly webhook: WebhookView;
  readonly onClose: () => void;
}

function EditDialog({ webhook, onClose }: EditDialogProps) {
  const toast = useToast();
  return (
    <Dialog open onOpenChange={onClose} title={messages.editTitle}>
      <WebhookForm
        webhook={webhook}
        onCancel={onClose}
        send={async (body) => {
          const params = { path: { webhookId: webhook.id }, header: ifMatch(webhook.version) };
          await api.put('/api/webhooks/{webhookId}', { params, body });
          toast({ title: messages.saved, tone: 'success' });
          onClose();
        }}
      />
    </Dialog>
  );
}
