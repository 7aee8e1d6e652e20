import { api } from '@cartaviva/api-client';
import type { PersonView } from '@cartaviva/contracts';
import { ACCOUNT_ROLE_NAMES, type AccountRole, type MemberRole } from '@cartaviva/domain';
import { useRole, useSession } from '@cartaviva/session';
import { ActionMenu, Badge, ConfirmDialog, useAgo } from '@cartaviva/ui';
import { Ellipsis, KeyRound, UserMinus, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../dates/dates';
import { messages } from './messages';
import { RoleDialog } from './role-dialog';
import { transferMessages } from './transfer/messages';
import { TransferDialog } from './transfer/transfer-dialog';
import { usePeopleAct } from './use-people-act';

const { people, change, remove } = messages;

type Member = PersonView & { readonly role: MemberRole };

interface PersonRowProps {
  readonly person: PersonView;
  /** Is true while no other transfer of the account is pending. */
  readonly mayTransfer: boolean;
  /** Is called after the removal, when the button that had the focus is gone. */
  readonly onRemoved: () => void;
}

/** Owners manage everyone else. Administrators manage the roles below their own. */
const isBelow = (person: PersonView, role: AccountRole): person is Member =>
  person.role !== 'owner' && (role === 'owner' || person.role !== 'administrator');

export function PersonRow({ person, mayTransfer, onRemoved }: PersonRowProps) {
  const { user } = useSession();
  const { name, email, role, since, lastSeenAt } = person;
  const mayChange = isBelow(person, useRole()) && person.userId !== user?.id;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold wrap-anywhere">
          {name} {person.userId === user?.id && <span className="font-normal">{people.you}</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>
        <p className="text-sm text-ink-faint">
          {people.since(dayOf(since))} · {lastSeenAt ? <Seen at={lastSeenAt} /> : people.unseen}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Badge tone={role === 'owner' ? 'info' : 'neutral'}>{ACCOUNT_ROLE_NAMES[role]}</Badge>
        {mayChange && (
          <PersonActions
            person={person as Member}
            mayTransfer={mayTransfer && role === 'administrator'}
            onRemoved={onRemoved}
          />
        )}
      </div>
    </li>
  );
}

const Seen = ({ at }: { at: string }) => people.seen(useAgo(Date.parse(at)));

function PersonActions({
  person,
  mayTransfer,
  onRemoved,
}: PersonRowProps & { readonly person: Member }) {
  const { userId, name } = person;
  const [doing, setDoing] = useState<'change' | 'transfer' | 'remove'>();
  const { act, busy } = usePeopleAct();
  const stop = () => setDoing(undefined);

  async function takeOut(): Promise<void> {
    const worked = await act(
      () => api.delete('/api/people/{userId}', { params: { path: { userId } } }),
      { done: remove.done(name), failed: remove.failed },
    );
    if (worked) onRemoved();
  }

  return (
    <>
      <ActionMenu
        label={people.more(name)}
        variant="ghost"
        className="w-11 px-0"
        busy={busy}
        actions={() => [
          {
            label: change.action,
            icon: <UserRoundCog aria-hidden />,
            onSelect: () => setDoing('change'),
          },
          // Only an owner may change an administrator, so whoever sees this action is the owner.
          ...(mayTransfer
            ? [
                {
                  label: transferMessages.action,
                  icon: <KeyRound aria-hidden />,
                  onSelect: () => setDoing('transfer'),
                },
              ]
            : []),
          {
            label: remove.action,
            icon: <UserMinus aria-hidden />,
            tone: 'danger',
            onSelect: () => setDoing('remove'),
          },
        ]}
      >
        <Ellipsis aria-hidden />
      </ActionMenu>
      {doing === 'change' && <RoleDialog person={person} onClose={stop} />}
      {doing === 'transfer' && <TransferDialog person={person} onClose={stop} />}
      <ConfirmDialog
        open={doing === 'remove'}
        onOpenChange={stop}
        title={remove.title(name)}
        description={remove.description}
        confirmLabel={remove.confirm}
        onConfirm={() => void takeOut()}
        tone="danger"
      />
    </>
  );
}
