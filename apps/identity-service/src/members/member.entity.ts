import type { MemberRole } from '@cartaviva/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who works in an account that is not theirs. */
@Entity('members')
export class Member {
  /** The id of the account's owner. */
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  role: MemberRole;

  @Column({ type: 'timestamptz' })
  since: Date;

  /** When they last did something in the account, to the minute; null before that. */
  @Column({ type: 'timestamptz', nullable: true })
  lastSeenAt: Date | null;
}
