import { api } from '@cartaviva/api-client';
import { MAX_WEBHOOKS, type CreatedWebhook, type CreateWebhookRequest } from '@cartaviva/contracts';
import { Button, EmptyState } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { TextLink } from '../../../frame/text-link';
import { Read } from '../../read';
import { SettingCard } from '../../setting-card';
import { FreshSecret } from '../fresh-secret';
import { messages } from './messages';
import { useWebhooks } from './use-webhooks';
import { WebhookForm } from './webhook-form';
import { webhookName } from './webhook-name';
import { WebhookRow } from './webhook-row';

export function WebhooksCard() {
  const webhooks = useWebhooks();
  const [isCreating, setCreating] = useState(false);
  const [fresh, setFresh] = useState<CreatedWebhook>();
  const button = useRef<HTMLButtonElement>(null);
  const goOn = () => button.current?.focus();

  function show(webhook: CreatedWebhook) {
    setCreating(false);
    setFresh(webhook);
    void webhooks.mutate();
  }

  async function create(wanted: CreateWebhookRequest) {
    show(await api.post('/api/webhooks', { body: wanted }));
  }

  return (
    <SettingCard
      title={messages.title}
      description={
        <>
          {messages.description}{' '}
          <TextLink to="/documentacion-api#webhooks">{messages.docs}</TextLink>
        </>
      }
    >
      <div className="grid gap-6">
        {isCreating && <WebhookForm send={create} onCancel={() => setCreating(false)} />}
        {!isCreating && (webhooks.data?.length ?? 0) < MAX_WEBHOOKS && (
          <Button
            ref={button}
            variant="secondary"
            className="justify-self-start"
            onClick={() => setCreating(true)}
          >
            <Plus aria-hidden />
            {messages.create}
          </Button>
        )}
        {fresh && (
          <FreshSecret
            value={fresh.secret}
            title={messages.fresh.title(webhookName(fresh))}
            messages={messages.fresh}
            onDone={() => {
              setFresh(undefined);
              goOn();
            }}
          />
        )}
        <Read of={webhooks} lines={2}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                heading="h4"
                title={messages.empty}
                description={messages.emptyText}
                className="py-8"
              />
            ) : (
              <ul className="divide-y divide-line border-t border-line">
                {all.map((webhook) => (
                  <WebhookRow
                    key={webhook.id}
                    webhook={webhook}
                    onRotated={show}
                    onDeleted={goOn}
                  />
                ))}
              </ul>
            )
          }
        </Read>
      </div>
    </SettingCard>
  );
}
