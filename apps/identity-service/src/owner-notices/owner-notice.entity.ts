import type { NoticeKind } from '@cartaviva/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail to all owners, and how far it is. */
@Entity('owner_notices')
export class OwnerNotice {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  kind: NoticeKind;

  /** A day, as `2026-12-22`. */
  @Column({ type: 'date' })
  effectiveOn: string;

  @Column({ type: 'text' })
  text: string;

  /** Owners there were when it was sent. */
  @Column({ type: 'integer' })
  recipients: number;

  /** Owners whose mail was asked for so far. */
  @Column({ type: 'integer', default: 0 })
  sent: number;

  /** The last of them, in the order of their ids. */
  @Column({ type: 'uuid', nullable: true })
  lastUserId: string | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}
