import { ACCOUNT_ROLE_NAMES, type MemberRole } from '@cartaviva/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ROLE_WORDS } from './messages';

interface RoleFieldProps {
  readonly label: string;
  readonly roles: readonly MemberRole[];
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

export function RoleField({ label, roles, field, error }: RoleFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid gap-2">
        {roles.map((role) => (
          <label
            key={role}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-control p-3 transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              value={role}
              className="mt-1 size-4 shrink-0 accent-accent"
              {...field}
            />
            <span className="min-w-0 text-sm">
              <span className="block font-semibold">{ACCOUNT_ROLE_NAMES[role]}</span>
              <span className="block text-pretty text-ink-soft">{ROLE_WORDS[role]}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </fieldset>
  );
}
