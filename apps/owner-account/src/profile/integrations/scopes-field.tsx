import type { CreateApiKeyRequest } from '@cartaviva/contracts';
import { API_KEY_SCOPES } from '@cartaviva/domain';
import type { DtoForm } from '@cartaviva/forms';
import { useId } from 'react';
import { CheckChip } from './check-chip';
import { messages } from './messages';

export function ScopesField({ form }: { form: DtoForm<CreateApiKeyRequest> }) {
  const hint = useId();
  const error = form.formState.errors.scopes?.message;
  return (
    <fieldset aria-describedby={hint}>
      <legend className="text-sm font-semibold">{messages.scopes.title}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {API_KEY_SCOPES.map((scope) => (
          <CheckChip key={scope} value={scope} field={form.register('scopes')}>
            {messages.scopes.names[scope]}{' '}
            <code className="ml-1.5 font-mono text-xs wrap-anywhere">{scope}</code>
          </CheckChip>
        ))}
      </div>
      <p id={hint} className="mt-1.5 text-sm text-ink-faint">
        {error ? (
          <span role="alert" className="font-medium text-brick">
            {error}
          </span>
        ) : (
          messages.scopes.hint
        )}
      </p>
    </fieldset>
  );
}
