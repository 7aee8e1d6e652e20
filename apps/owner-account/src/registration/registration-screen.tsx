import { RegisterRequest } from '@cartaviva/contracts';
import { useDtoForm } from '@cartaviva/forms';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountForm } from './account-form';
import { CodeStep } from './code-step';

/** The address that awaits its code; kept with the history entry, so it survives a reload. */
interface AwaitingCode {
  readonly email?: string;
}

/** /registro (specification §2, "Registro"): the account, then the code. */
export function RegistrationScreen() {
  const form = useDtoForm(RegisterRequest, {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
  });
  const { email } = (useLocation().state ?? {}) as AwaitingCode;
  const navigate = useNavigate();
  const toCode = (address: string) => navigate('/registro', { state: { email: address } });

  if (!email) return <AccountForm form={form} onRegistered={(address) => void toCode(address)} />;
  return <CodeStep email={email} onBack={() => void navigate('/registro', { replace: true })} />;
}
