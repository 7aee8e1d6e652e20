import { RegisterRequest } from '@cartaviva/contracts';
import { useDtoForm } from '@cartaviva/forms';
import { useLocation, useNavigate } from 'react-router-dom';
import { onTheWayTo, useArrival } from '../login/arrival';
import { AccountForm } from './account-form';
import { CodeStep } from './code-step';

/** The address that awaits its code; kept with the history entry, so it survives a reload. */
interface AwaitingCode {
  readonly email?: string;
  /** The address that somebody was invited at. */
  readonly invited?: string;
}

/** /registro (specification §2, "Registro"): the account, then the code. */
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
