import type { CreatedApiKey } from '@cartaviva/contracts';
import { EmptyState } from '@cartaviva/ui';
import { useRef, useState } from 'react';
import { TextLink } from '../../frame/text-link';
import { Read } from '../read';
import { useActivity } from '../security/use-activity';
import { SettingCard } from '../setting-card';
import { ApiKeyRow } from './api-key-row';
import { CreateKeyForm } from './create-key-form';
import { FreshSecret } from './fresh-secret';
import { KeyRing } from './key-ring';
import { messages } from './messages';
import { useApiKeys } from './use-api-keys';

export function ApiKeysCard() {
  const keys = useApiKeys();
  const { mutate: readActivity } = useActivity();
  const [created, setCreated] = useState<CreatedApiKey>();
  const create = useRef<HTMLButtonElement>(null);
  const goOn = () => create.current?.focus();

  function show(key: CreatedApiKey) {
    setCreated(key);
    void keys.mutate();
    void readActivity();
  }

  return (
    <SettingCard
      title={messages.title}
      description={
        <>
          {messages.description} <TextLink to="/documentacion-api">{messages.docs}</TextLink>
        </>
      }
    >
      <div className="grid gap-6">
        <CreateKeyForm onCreated={show} button={create} />
        {created && (
          <FreshSecret
            value={created.key}
            title={messages.fresh.title(created.name)}
            messages={messages.fresh}
            onDone={() => {
              setCreated(undefined);
              goOn();
            }}
          />
        )}
        <Read of={keys} lines={2}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                heading="h4"
                title={messages.empty}
                description={messages.emptyText}
                drawing={<KeyRing />}
                className="py-8"
              />
            ) : (
              <ul className="divide-y divide-line border-t border-line">
                {all.map((apiKey) => (
                  <ApiKeyRow key={apiKey.id} apiKey={apiKey} onRotated={show} onRevoked={goOn} />
                ))}
              </ul>
            )
          }
        </Read>
      </div>
    </SettingCard>
  );
}
