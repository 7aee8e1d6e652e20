import type { ActivityKind } from '@cartaviva/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change of a menu as recent activity shows it, with the names at that time. It stays when the menu is deleted. */
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

  /** Null for a change that recent activity does not show. */
  @Column({ name: 'activity', type: 'text', nullable: true })
  kind: ActivityKind | null;

  /** Name of the category or item that changed; null for the menu itself. */
  @Column({ type: 'text', nullable: true })
  subject: string | null;

  /** Number of items or prices that changed; null if the kind of change has no count. */
  @Column({ type: 'integer', nullable: true })
  count: number | null;

  @Column({ name: 'changed_at', type: 'timestamptz' })
  happenedAt: Date;
}
