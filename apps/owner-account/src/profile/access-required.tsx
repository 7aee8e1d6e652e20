import { Button, PageHeader } from '@cartaviva/ui';
import { LogIn } from 'lucide-react';
import { accessMessages as messages } from './messages';
import { ReservedSign } from './reserved-sign';

/** What a visitor finds at /profile. */
export function AccessRequired() {
  return (
    <div className="grid justify-items-start gap-6 py-10">
      <ReservedSign />
      <PageHeader title={messages.title} description={messages.description} />
      <Button asChild>
        <a href="/api/login?return=/profile">
          <LogIn aria-hidden />
          {messages.signIn}
        </a>
      </Button>
    </div>
  );
}
