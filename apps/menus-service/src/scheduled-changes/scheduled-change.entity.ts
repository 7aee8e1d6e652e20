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

  /** ID of the change that was scheduled in the same request. Each change is independent of the other's outcome. */
  @Column({ type: 'uuid', nullable: true })
  pairedWith: string | null;

  /** Menus with their names when the change was scheduled. */
  @Column({ type: 'jsonb' })
  menus: RepricedMenu[];

  @Column({ type: 'numeric', precision: 5, scale: 2, nullable: true })
  percent: string | null;

  @Column({ type: 'integer', default: 0 })
  itemCount: number;

  /** May be a megabyte for many menus, so only the sweep reads it. */
  @Column({ type: 'jsonb', select: false, default: [] })
  items: RepricedItem[];

  @Column({ type: 'uuid', nullable: true })
  priceChangeId: string | null;

  @Column({ type: 'jsonb', default: [] })
  leftItems: LeftItem[];

  /** Number of attempts that ended with an unexpected error. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz', nullable: true })
  retryAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}

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
