import { ApiError } from '@cartaviva/api-client';
import type { InvitationLook } from '@cartaviva/contracts';
import { ACCOUNT_ROLE_NAMES } from '@cartaviva/domain';
import { Button, Callout, Skeleton, useDocumentTitle } from '@cartaviva/ui';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '../../dates/dates';
import { AccountFrame } from '../../frame/account-frame';
import { ROLE_WORDS } from '../../people/messages';
import { Facts } from '../../profile/facts';
import { useLinkToken } from '../link-token';
import { messages } from '../messages';
import { Answer } from './answer';
import { useInvitation } from './use-invitation';
import { forgetInvitation, keepInvitation, waitingInvitation } from './waiting-invitation';

const { invitation: texts } = messages;

/** Screen at /invitacion, to which the invitation email links. */
export function InvitationScreen() {
  const inLink = useLinkToken();
  useEffect(() => {
    if (inLink) keepInvitation(inLink);
  }, [inLink]);
  const token = inLink ?? waitingInvitation();
  useDocumentTitle(texts.title);
  return (
    <AccountFrame title={texts.title} description={texts.description}>
      {token ? (
        <Invitation token={token} />
      ) : (
        <Callout tone="danger" role="alert">
          {messages.broken}
        </Callout>
      )}
    </AccountFrame>
  );
}

/** Is true if the invitation expired, was cancelled, was used or never existed. */
const isEnded = (error: unknown) =>
  error instanceof ApiError && [400, 404, 410].includes(error.status);

function Invitation({ token }: { token: string }) {
  const { data: look, error, mutate } = useInvitation(token);
  if (isEnded(error)) return <Ended />;
  if (look) {
    return (
      <>
        <Terms look={look} />
        <Answer token={token} look={look} />
      </>
    );
  }
  if (error) return <Unread onRetry={() => void mutate()} />;
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-44 rounded-card" />
    </div>
  );
}

function Terms({
  look: { accountName, invitedByName, role, expiresAt },
}: {
  look: InvitationLook;
}) {
  return (
    <>
      <Facts
        facts={[
          [texts.account, accountName],
          ...(invitedByName === accountName ? [] : ([[texts.by, invitedByName]] as const)),
          [texts.role, ACCOUNT_ROLE_NAMES[role]],
          [texts.until, dayOf(expiresAt)],
        ]}
      />
      <p className="mt-4 mb-6 text-pretty text-ink-soft">{ROLE_WORDS[role]}</p>
    </>
  );
}

function Ended() {
  useEffect(forgetInvitation, []);
  return (
    <>
      <Callout tone="warning" role="alert">
        <p className="font-semibold">{texts.ended.title}</p>
        <p className="mt-1">{texts.ended.text}</p>
      </Callout>
      <Button asChild variant="secondary" className="mt-6">
        <Link to="/">{texts.ended.home}</Link>
      </Button>
    </>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <Callout tone="danger" role="alert">
      <p>{texts.unread}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        <RotateCw aria-hidden />
        {texts.retry}
      </Button>
    </Callout>
  );
}
