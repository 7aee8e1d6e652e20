import type { Translations } from '@cartaviva/domain';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** A heading of a menu; its name is the menu's only one of that name (specification §3). */
@Entity('menu_categories')
export class Category {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  menuId: string;

  @Column({ type: 'text' })
  name: string;

  /** When its items are served, in one spelling of `opening_hours`. */
  @Column({ type: 'text', nullable: true })
  openingHours: string | null;

  @Column({ type: 'integer', default: 0 })
  displayOrder: number;

  @Column({ type: 'jsonb', default: {} })
  translations: Translations;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
