import type { Translations } from '@cartaviva/domain';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** A category of a menu. Its name is unique in the menu (specification §3). */
@Entity('menu_categories')
export class Category {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  menuId: string;

  @Column({ type: 'text' })
  name: string;

  /** Serving hours in normalized `opening_hours` syntax. */
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
