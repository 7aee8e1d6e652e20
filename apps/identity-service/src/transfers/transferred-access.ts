import { MEMBER_ROLES } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Departures } from '../members/departures';
import { Member } from '../members/member.entity';
import type { User } from '../users/user.entity';

/** A smaller number may do more. */
const rank = (role: string) => `array_position('{${MEMBER_ROLES.join(',')}}'::text[], ${role})`;

/** From the account of $1 to that of $2. Of somebody who is in both, the role that may do more stays. */
const PEOPLE = [
  `DELETE FROM members WHERE account_id = $1 AND user_id = $2`,
  `UPDATE members known SET since = least(known.since, moved.since),
     role = CASE WHEN ${rank('moved.role')} < ${rank('known.role')} THEN moved.role ELSE known.role END
   FROM members moved
   WHERE known.account_id = $2 AND moved.account_id = $1 AND moved.user_id = known.user_id`,
  `DELETE FROM members moved USING members known
   WHERE known.account_id = $2 AND moved.account_id = $1 AND moved.user_id = known.user_id`,
  `UPDATE members SET account_id = $2 WHERE account_id = $1`,
];

/** After the people: whoever is there already is invited no more, and nobody twice. */
const INVITATIONS = [
  `DELETE FROM invitations
   WHERE account_id IN ($1, $2) AND accepted_by IS NULL AND email IN (
     SELECT email FROM users
     WHERE id = $2 OR id IN (SELECT user_id FROM members WHERE account_id = $2))`,
  `DELETE FROM invitations less USING invitations more
   WHERE less.account_id IN ($1, $2) AND more.account_id IN ($1, $2)
     AND less.account_id <> more.account_id AND less.email = more.email
     AND less.accepted_by IS NULL AND more.accepted_by IS NULL
     AND (${rank('less.role')}, more.account_id) > (${rank('more.role')}, less.account_id)`,
  `UPDATE invitations SET account_id = $2 WHERE account_id = $1`,
];

/** Those of the new owner act for an account of their own from now on. */
const SESSIONS = `UPDATE sessions SET account_id = nullif($2::uuid, user_id) WHERE account_id = $1`;

/** Names the former owner explicitly, because null always means the current owner. */
const maker = (column: string) => `
  CASE WHEN ${column} = $2 THEN NULL ELSE coalesce(${column}, $1::uuid) END`;
const KEYS = `
  UPDATE api_keys SET user_id = $2, made_by = ${maker('made_by')},
    previous_made_by = CASE WHEN previous_digest IS NULL THEN NULL ELSE ${maker('previous_made_by')} END
  WHERE user_id = $1`;

/** Keeps accepted invitations as a record of who joined. */
const INVITED_BY = `
  UPDATE invitations SET invited_by = $2 WHERE account_id = $2 AND invited_by = $1`;

/** What people and programs may do in an account, given to its new owner. */
@Injectable()
export class TransferredAccess {
  constructor(
    private readonly departures: Departures,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in the transaction that locks both accounts. The former owner becomes an administrator, or leaves like any
   * member who departs.
   */
  async move(
    manager: EntityManager,
    { from, to, stays }: { from: User; to: User; stays: boolean },
    requestId: string,
  ): Promise<void> {
    const both = [from.id, to.id];
    for (const statement of PEOPLE) await manager.query(statement, both);
    if (stays) {
      const since = this.clock.now();
      const there = { accountId: to.id, userId: from.id };
      await manager.upsert(Member, { ...there, role: 'administrator', since, lastSeenAt: null }, [
        'accountId',
        'userId',
      ]);
    }
    for (const statement of [...INVITATIONS, SESSIONS, KEYS]) await manager.query(statement, both);
    const role = stays ? 'administrator' : null;
    await this.departures.endHere(manager, { owner: to, person: from, role }, requestId);
    if (!stays) await manager.query(INVITED_BY, both);
  }
}
