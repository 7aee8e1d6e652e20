import type { ResetPasswordRequest } from '@cartaviva/contracts';
import { DtoField, type DtoForm } from '@cartaviva/forms';
import { PasswordInput } from '@cartaviva/ui';
import { useWatch } from 'react-hook-form';
import { StrengthHint } from '../password/strength-hint';
import { newPasswordMessages as messages } from './messages';

export function NewPasswordFields({ form }: { form: DtoForm<ResetPasswordRequest> }) {
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <>
      <DtoField
        form={form}
        name="password"
        label={messages.password}
        hint={<StrengthHint password={password} />}
      >
        {(input) => <PasswordInput autoComplete="new-password" {...input} />}
      </DtoField>
      <div className="grid gap-2 text-sm">
        <p className="text-ink-faint">{messages.endsAll}</p>
        <label className="flex items-center gap-3 py-1.5 text-ink-soft">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            {...form.register('keepApiKeys')}
          />
          {messages.keepApiKeys}
        </label>
      </div>
    </>
  );
}
