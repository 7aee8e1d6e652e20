import type { AccountRole } from '@cartaviva/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user who works in an account: its owner, or somebody whom the owner invited. */
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

  /** When they last did something in the account, to the minute; null before that. */
  @Column({ type: 'timestamptz', nullable: true })
  lastSeenAt: Date | null;
}
