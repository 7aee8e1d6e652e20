import type { AccountRole } from '@cartaviva/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user who works in an account: its owner, or a person whom the owner or an administrator invited. */
@Entity('members')
export class Member {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  role: AccountRole;

  @Column({ type: 'timestamptz' })
  since: Date;

  /** Time of the member's last activity in the account, to the minute. Null before the first one. */
  @Column({ type: 'timestamptz', nullable: true })
  lastSeenAt: Date | null;
}
