import { Read } from '../read';
import { SettingCard } from '../setting-card';
import { useAccount } from '@cartaviva/session';
import { ChangePasswordForm } from './change-password-form';
import { passwordMessages as messages } from './messages';

/** Users who sign in with Google alone have no password here. */
export function PasswordCard() {
  const account = useAccount();
  return (
    <SettingCard title={messages.title}>
      <Read of={account} lines={2}>
        {({ provedBy }) =>
          provedBy === 'password' ? (
            <ChangePasswordForm />
          ) : (
            <p className="max-w-prose text-sm text-ink-soft">{messages.byGoogle}</p>
          )
        }
      </Read>
    </SettingCard>
  );
}
