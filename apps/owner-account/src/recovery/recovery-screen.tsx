import { useSession } from '@cartaviva/session';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LoginState } from '../login/arrival';
import { AddressStep } from './address-step';
import { NewPasswordStep } from './new-password-step';

/** Kept with the history entry, so that it survives a reload. */
interface RecoveryState {
  /** The address that a code was sent to. */
  readonly email?: string;
  /** What was written at /login already. */
  readonly typed?: string;
}

/** /recuperar: the address, then the mailed code and another password. */
export function RecoveryScreen() {
  const { email, typed = '' } = (useLocation().state ?? {}) as RecoveryState;
  const { refresh } = useSession();
  const navigate = useNavigate();

  if (!email) {
    const toCode = (address: string) => navigate('/recuperar', { state: { email: address } });
    return <AddressStep typed={typed} onSent={(address) => void toCode(address)} />;
  }

  async function enterAnew(address: string) {
    // Whoever was signed in here is so no more.
    await refresh();
    const state: LoginState = { email: address, passwordChanged: true };
    await navigate('/login', { replace: true, state });
  }

  return (
    <NewPasswordStep
      email={email}
      onChanged={() => enterAnew(email)}
      onBack={() => void navigate('/recuperar', { replace: true, state: { typed: email } })}
    />
  );
}
