import type {
  LeftItem,
  RepricedItem,
  RepricedMenu,
  ScheduledChangeView,
  ScheduledFailure,
  ScheduledKind,
  ScheduledStatus,
} from '@cartaviva/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What one owner agreed to happen at a moment, and what came of it. */
@Entity('scheduled_changes')
export class ScheduledChange {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** The member who scheduled the change, or who saw the secret of the API key that did; null for the owner. */
  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null;

  @Column({ type: 'text' })
  kind: ScheduledKind;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'text', default: 'waiting' })
  status: ScheduledStatus;

  @Column({ type: 'text', nullable: true })
  reason: ScheduledFailure | null;

  /** The other of two that were agreed together; whatever becomes of one, the other stays. */
  @Column({ type: 'uuid', nullable: true })
  pairedWith: string | null;

  /** As they were called when it was agreed. */
  @Column({ type: 'jsonb' })
  menus: RepricedMenu[];

  @Column({ type: 'numeric', precision: 5, scale: 2, nullable: true })
  percent: string | null;

  @Column({ type: 'integer', default: 0 })
  itemCount: number;

  /** Of many menus a megabyte: read only to do it. */
  @Column({ type: 'jsonb', select: false, default: [] })
  items: RepricedItem[];

  @Column({ type: 'uuid', nullable: true })
  priceChangeId: string | null;

  @Column({ type: 'jsonb', default: [] })
  leftItems: LeftItem[];

  /** How often it could not be tried to its end. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz', nullable: true })
  retryAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}

/** The change as its owner sees it. */
export const toScheduledChangeView = (change: ScheduledChange): ScheduledChangeView => ({
  id: change.id,
  kind: change.kind,
  at: change.at.toISOString(),
  status: change.status,
  reason: change.reason,
  pairedWith: change.pairedWith,
  menus: change.menus,
  percent: change.percent === null ? null : Number(change.percent),
  itemCount: change.itemCount,
  priceChangeId: change.priceChangeId,
  left: change.leftItems,
  createdAt: change.createdAt.toISOString(),
  endedAt: change.endedAt?.toISOString() ?? null,
});
