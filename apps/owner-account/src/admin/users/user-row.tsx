import type { UserView } from '@cartaviva/contracts';
import { planOf } from '@cartaviva/domain';
import { useSession } from '@cartaviva/session';
import { Badge, cn } from '@cartaviva/ui';
import { dayOf } from '../../dates/dates';
import { userMessages as messages } from '../messages';
import { cell, deskOnly } from '../table';
import { PlanGrant } from './plan-grant';
import { planOfUser } from './plan-of-user';
import { RoleChange } from './role-change';

export function UserRow({ user }: { user: UserView }) {
  const { user: me } = useSession();
  const plan = planOf(planOfUser(user)).name;
  return (
    <tr>
      <th scope="row" className={cn(cell, 'font-normal')}>
        <span className="block font-semibold wrap-anywhere">
          {user.firstName} {user.lastName}
        </span>
        <span className="block text-ink-soft wrap-anywhere">{user.email}</span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 md:hidden">
          <span>{plan}</span>
          <Verified user={user} />
        </span>
      </th>
      <td className={cn(cell, deskOnly)}>{plan}</td>
      <td className={cn(cell, deskOnly)}>
        <Verified user={user} />
      </td>
      <td className={cn(cell, deskOnly, 'whitespace-nowrap tabular-nums')}>
        {dayOf(user.createdAt)}
      </td>
      <td className={cell}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-md:flex-col max-md:items-start">
          <span className={cn(user.role === 'admin' && 'font-semibold')}>
            {messages.roles[user.role]}
          </span>
          {user.id === me?.id ? (
            <Badge tone="neutral">{messages.you}</Badge>
          ) : (
            <span className="flex flex-wrap gap-2 max-md:flex-col max-md:items-start">
              <RoleChange user={user} />
              <PlanGrant user={user} />
            </span>
          )}
        </div>
      </td>
    </tr>
  );
}

function Verified({ user: { isEmailVerified } }: { user: UserView }) {
  return (
    <Badge tone={isEmailVerified ? 'live' : 'draft'}>
      {isEmailVerified ? messages.verified : messages.unverified}
    </Badge>
  );
}
