import type { CreateApiKeyRequest } from '@cartaviva/contracts';
import { API_KEY_SCOPES } from '@cartaviva/domain';
import type { DtoForm } from '@cartaviva/forms';
import { useId } from 'react';
import { messages } from './messages';

/** What a new key may do: at least one of the four. */
export function ScopesField({ form }: { form: DtoForm<CreateApiKeyRequest> }) {
  const hint = useId();
  const error = form.formState.errors.scopes?.message;
  return (
    <fieldset aria-describedby={hint}>
      <legend className="text-sm font-semibold">{messages.scopes.title}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {API_KEY_SCOPES.map((scope) => (
          <label
            key={scope}
            className="inline-flex h-9 cursor-pointer items-center rounded-full border border-control px-3.5 text-sm font-medium text-ink-soft transition-colors select-none hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-11"
          >
            <input type="checkbox" value={scope} className="sr-only" {...form.register('scopes')} />
            {messages.scopes.names[scope]}
          </label>
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
