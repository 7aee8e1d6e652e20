import type {
  PriceChangeKind,
  PriceChangeUndo,
  PriceChangeView,
  RepricedMenu,
} from '@cartaviva/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Prices of an account's menus that changed in one transaction, with the data to undo it. */
@Entity('price_changes')
export class PriceChange {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  kind: PriceChangeKind;

  /** Null for a price list. */
  @Column({ type: 'numeric', precision: 5, scale: 2, nullable: true })
  percent: string | null;

  @Column({ type: 'integer' })
  itemCount: number;

  /** Menus with their names at the time of the change. */
  @Column({ type: 'jsonb' })
  menus: RepricedMenu[];

  /** Null until the change is undone. */
  @Column({ type: 'jsonb', nullable: true })
  undo: PriceChangeUndo | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

export const toPriceChangeView = (change: PriceChange): PriceChangeView => ({
  id: change.id,
  kind: change.kind,
  percent: change.percent === null ? null : Number(change.percent),
  itemCount: change.itemCount,
  menus: change.menus,
  at: change.createdAt.toISOString(),
  undo: change.undo,
});
