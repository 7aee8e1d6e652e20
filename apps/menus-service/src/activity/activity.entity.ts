import type { ActivityKind } from '@cartaviva/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What an owner did to a menu, with the names of then. It stays when the menu is deleted. */
@Entity('menu_activity')
export class Activity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'uuid' })
  menuId: string;

  @Column({ type: 'text' })
  menuName: string;

  @Column({ type: 'text' })
  kind: ActivityKind;

  /** Name of the category or item it was about; null when it was about the menu. */
  @Column({ type: 'text', nullable: true })
  subject: string | null;

  /** How many items or prices it was about, where that says something. */
  @Column({ type: 'integer', nullable: true })
  count: number | null;

  @Column({ type: 'timestamptz' })
  happenedAt: Date;
}
