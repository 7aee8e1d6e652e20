import type { ActivityKind } from '@cartaviva/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change of a menu as recent activity shows it, with the names of then. It stays when the menu is deleted. */
@Entity('menu_changes')
export class Activity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'uuid' })
  menuId: string;

  @Column({ type: 'text' })
  menuName: string;

  /** Null of a change that recent activity leaves out. */
  @Column({ name: 'activity', type: 'text', nullable: true })
  kind: ActivityKind | null;

  /** Name of the category or item it was about; null when it was about the menu. */
  @Column({ type: 'text', nullable: true })
  subject: string | null;

  /** How many items or prices it was about, where that says something. */
  @Column({ type: 'integer', nullable: true })
  count: number | null;

  @Column({ name: 'changed_at', type: 'timestamptz' })
  happenedAt: Date;
}
