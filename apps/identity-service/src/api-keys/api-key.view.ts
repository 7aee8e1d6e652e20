import type { ApiKeyView } from '@cartaviva/contracts';
import type { ApiKey } from './api-key.entity';

type Shown = Pick<ApiKey, 'id' | 'name' | 'prefix' | 'createdAt' | 'lastUsedAt'>;

export function toApiKeyView({ id, name, prefix, createdAt, lastUsedAt }: Shown): ApiKeyView {
  return {
    id,
    name,
    prefix,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
