import { useLocation, useNavigate } from 'react-router-dom';
import { AddressStep } from './address-step';
import { NewPasswordStep } from './new-password-step';
import { useEnterAnew } from './use-enter-anew';

/** State of the history entry, which survives a reload. */
interface RecoveryState {
  /** Address that received a code. */
  readonly email?: string;
  /** The server's message about the email. */
  readonly said?: string;
  /** Address that the user already typed at /login. */
  readonly typed?: string;
}

/** Screen at /recuperar: first the address, then the mailed code and a new password. */
export function RecoveryScreen() {
  const { email, said = '', typed = '' } = (useLocation().state ?? {}) as RecoveryState;
  const enterAnew = useEnterAnew();
  const navigate = useNavigate();

  if (!email) {
    const toCode = (state: RecoveryState) => void navigate('/recuperar', { state });
    return (
      <AddressStep typed={typed} onSent={(address, said) => toCode({ email: address, said })} />
    );
  }

  return (
    <NewPasswordStep
      email={email}
      said={said}
      onChanged={() => enterAnew(email)}
      onBack={() => void navigate('/recuperar', { replace: true, state: { typed: email } })}
    />
  );
}
