import type { PeopleView } from '@cartaviva/contracts';
import { useMay, useSession } from '@cartaviva/session';
import { Card, EmptyState, PageHeader, useDocumentTitle } from '@cartaviva/ui';
import { useRef } from 'react';
import { Read } from '../profile/read';
import { FullPlan } from './full-plan';
import { InvitationRow } from './invitation-row';
import { InviteForm } from './invite-form';
import { messages } from './messages';
import { PersonRow } from './person-row';
import { Seats } from './seats';
import { WaitingTransfer } from './transfer/waiting-transfer';
import { usePeople } from './use-people';

/** Screen at /personas: the people who work in the account. */
export default function PeopleScreen() {
  const { user } = useSession();
  const may = useMay();
  useDocumentTitle(messages.title);
  if (user && !may('people')) return <PageHeader {...messages.closed} />;
  return (
    <>
      <PageHeader
        title={messages.title}
        description={messages.description}
        back={{ to: '/dashboard', label: messages.back }}
      />
      <People />
    </>
  );
}

function People() {
  const people = usePeople();
  return <Read of={people}>{(view) => <PeopleCards view={view} />}</Read>;
}

function PeopleCards({ view }: { view: PeopleView }) {
  const { people, invitations, transfer, limit } = view;
  const used = people.length + invitations.filter(({ expired }) => !expired).length;
  const isFull = limit !== null && used >= limit;
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = () => heading.current?.focus();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-6">
        {transfer && <WaitingTransfer transfer={transfer} />}
        <Card>
          <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
            {messages.people.title}
          </h2>
          <ul className="mt-2 divide-y divide-line">
            {people.map((person) => (
              <PersonRow
                key={person.userId}
                person={person}
                mayTransfer={!transfer}
                onRemoved={goOn}
              />
            ))}
          </ul>
          {people.length === 1 && invitations.length === 0 && (
            <EmptyState
              title={messages.people.alone}
              description={messages.people.aloneText}
              drawing={<SetTable />}
              className="mt-2 py-8"
            />
          )}
        </Card>
        {invitations.length > 0 && (
          <Card>
            <h2 className="text-lg font-semibold">{messages.invitations.title}</h2>
            <ul className="mt-2 divide-y divide-line">
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} onCancelled={goOn} />
              ))}
            </ul>
          </Card>
        )}
      </div>
      <Card className="grid gap-5">
        <div>
          <h2 className="text-lg font-semibold">{messages.invite.title}</h2>
          <p className="mt-1 text-sm text-ink-soft">{messages.invite.description}</p>
        </div>
        <Seats used={used} limit={limit} />
        {isFull ? <FullPlan limit={limit} /> : <InviteForm />}
      </Card>
    </div>
  );
}

/** Illustration of a table for three with one chair taken. */
function SetTable() {
  return (
    <svg
      aria-hidden
      width="108"
      height="56"
      viewBox="0 0 108 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <ellipse cx="54" cy="40" rx="34" ry="9" className="fill-surface" />
      <circle cx="54" cy="14" r="8" className="fill-accent-wash stroke-accent" />
      <circle cx="14" cy="26" r="7" strokeDasharray="3 4" />
      <circle cx="94" cy="26" r="7" strokeDasharray="3 4" />
    </svg>
  );
}
