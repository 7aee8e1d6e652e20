import { RegisterRequest } from '@cartaviva/contracts';
import { useDtoForm } from '@cartaviva/forms';
import { useLocation, useNavigate } from 'react-router-dom';
import { onTheWayTo, useArrival } from '../login/arrival';
import { AccountForm } from './account-form';
import { CodeStep } from './code-step';

/** State of the history entry, which survives a reload. `email` is the address that awaits its code. */
interface AwaitingCode {
  readonly email?: string;
  /** Address to which the invitation was sent. */
  readonly invited?: string;
}

/** Screen at /registro (specification §2, "Registro"): first the account, then the code. */
export function RegistrationScreen() {
  const { email, invited = '' } = (useLocation().state ?? {}) as AwaitingCode;
  const form = useDtoForm(RegisterRequest, {
    firstName: '',
    lastName: '',
    email: invited,
    password: '',
  });
  const here = onTheWayTo(useArrival().back, '/registro');
  const navigate = useNavigate();
  const toCode = (address: string) => navigate(here, { state: { email: address } });

  if (!email) return <AccountForm form={form} onRegistered={(address) => void toCode(address)} />;
  return (
    <CodeStep
      email={email}
      password={form.getValues('password')}
      onBack={() => void navigate(here, { replace: true })}
    />
  );
}
