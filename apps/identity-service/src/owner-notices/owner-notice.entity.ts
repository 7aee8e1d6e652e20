import type { NoticeKind } from '@cartaviva/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail to all owners, with the progress of its delivery. */
@Entity('owner_notices')
export class OwnerNotice {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  kind: NoticeKind;

  /** ISO date, for example `2026-12-22`. */
  @Column({ type: 'date' })
  effectiveOn: string;

  @Column({ type: 'text' })
  text: string;

  /** Number of owners at the time when the notice was sent. */
  @Column({ type: 'integer' })
  recipients: number;

  /** Number of owners whose mail has been requested. */
  @Column({ type: 'integer', default: 0 })
  sent: number;

  /** Last owner whose mail has been requested, in the order of the user IDs. */
  @Column({ type: 'uuid', nullable: true })
  lastUserId: string | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}
