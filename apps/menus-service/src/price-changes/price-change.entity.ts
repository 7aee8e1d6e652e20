import type {
  PriceChangeKind,
  PriceChangeUndo,
  PriceChangeView,
  RepricedMenu,
} from '@cartaviva/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Prices of one owner's menus that changed in one transaction, and how they were before. */
@Entity('price_changes')
export class PriceChange {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  kind: PriceChangeKind;

  /** Null of a list. */
  @Column({ type: 'numeric', precision: 5, scale: 2, nullable: true })
  percent: string | null;

  @Column({ type: 'integer' })
  itemCount: number;

  /** As they were called then. */
  @Column({ type: 'jsonb' })
  menus: RepricedMenu[];

  /** Null of one that stands. */
  @Column({ type: 'jsonb', nullable: true })
  undo: PriceChangeUndo | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** The change as its owner sees it. */
export const toPriceChangeView = (change: PriceChange): PriceChangeView => ({
  id: change.id,
  kind: change.kind,
  percent: change.percent === null ? null : Number(change.percent),
  itemCount: change.itemCount,
  menus: change.menus,
  at: change.createdAt.toISOString(),
  undo: change.undo,
});
