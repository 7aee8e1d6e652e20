import { useLocation, useNavigate } from 'react-router-dom';
import { AddressStep } from './address-step';
import { NewPasswordStep } from './new-password-step';
import { useEnterAnew } from './use-enter-anew';

/** Kept with the history entry, so that it survives a reload. */
interface RecoveryState {
  /** The address that a code was sent to. */
  readonly email?: string;
  /** What the server said of the mail. */
  readonly said?: string;
  /** What was written at /login already. */
  readonly typed?: string;
}

/** /recuperar: the address, then the mailed code and another password. */
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
