import { Button, PageHeader } from '@cartaviva/ui';
import { LogIn } from 'lucide-react';
import { accessMessages as messages } from './messages';
import { ReservedSign } from './reserved-sign';

interface AccessRequiredProps {
  /** Address of the sign-in page, including the page to return to. */
  readonly signIn?: string;
}

export function AccessRequired({ signIn = '/api/login?return=/profile' }: AccessRequiredProps) {
  return (
    <div className="grid justify-items-start gap-6 py-10">
      <ReservedSign />
      <PageHeader title={messages.title} description={messages.description} />
      <Button asChild>
        <a href={signIn}>
          <LogIn aria-hidden />
          {messages.signIn}
        </a>
      </Button>
    </div>
  );
}
