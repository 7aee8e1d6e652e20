import { api } from '@cartaviva/api-client';
import {
  InvitationTokenRequest,
  type InvitationAccepted,
  type InvitationLook,
  type UserView,
} from '@cartaviva/contracts';
import { canonicalEmail } from '@cartaviva/domain';
import { FormError, useDtoForm } from '@cartaviva/forms';
import { enterAccount, homeOf, useSession } from '@cartaviva/session';
import { Button, Callout, Skeleton } from '@cartaviva/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { onTheWayTo } from '../../login/arrival';
import { messages } from '../messages';
import { forgetInvitation } from './waiting-invitation';

const { invitation: texts } = messages;
const HERE = '/invitacion';

interface AnswerProps {
  readonly token: string;
  readonly look: InvitationLook;
}

/** Lets the invited user accept. Other visitors first sign in or register with the invited address. */
export function Answer({ token, look: { email } }: AnswerProps) {
  const { user, status, error } = useSession();
  if (status === 'loading' && !error) return <Skeleton className="h-12" />;
  if (!user) return <ComeIn email={email} />;
  if (canonicalEmail(user.email) !== email) return <AnotherAddress email={email} user={user} />;
  return <Accept token={token} user={user} />;
}

function Accept({ token, user }: { token: string; user: UserView }) {
  const form = useDtoForm(InvitationTokenRequest, { token });
  // An invitation can be accepted only once. If entering the account fails, the next press only enters it.
  const accepted = useRef<InvitationAccepted>(null);
  const accept = form.onSubmit(async (body) => {
    const { accountId, role } = (accepted.current ??= await api.post('/api/invitations/accept', {
      body,
    }));
    forgetInvitation();
    await enterAccount(user.id, accountId, homeOf(role));
  }, texts.failed);
  const { errors, isSubmitting } = form.formState;

  return (
    <form onSubmit={(event) => void accept(event)} noValidate className="grid gap-4">
      <FormError message={errors.root?.message ?? errors.token?.message} />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {texts.accept}
      </Button>
      <p className="text-sm wrap-anywhere text-ink-faint">{texts.acceptAs(user.email)}</p>
    </form>
  );
}

function AnotherAddress({ email, user }: { email: string; user: UserView }) {
  const { signOut } = useSession();
  return (
    <div className="grid gap-4">
      <Callout tone="warning">
        <p className="font-semibold wrap-anywhere">{texts.for(email)}</p>
        <p className="mt-1 wrap-anywhere">{texts.another(user.email)}</p>
      </Callout>
      <Button size="lg" onClick={() => void signOut(HERE)}>
        {texts.signOut}
      </Button>
    </div>
  );
}

function ComeIn({ email }: { email: string }) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold wrap-anywhere">{texts.for(email)}</p>
      <Button asChild size="lg">
        <Link to={onTheWayTo(HERE, '/login')} state={{ email }}>
          {texts.signIn}
        </Link>
      </Button>
      <Button asChild size="lg" variant="secondary">
        <Link to={onTheWayTo(HERE, '/registro')} state={{ invited: email }}>
          {texts.register}
        </Link>
      </Button>
      <p className="text-sm text-ink-faint">{texts.registerHint}</p>
    </div>
  );
}
