import type { ItemOption } from '@cartaviva/contracts';
import type { Allergen, DietaryTag, Translations } from '@cartaviva/domain';
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** What a menu offers to eat or drink, under a category of that menu or under none (specification §3). */
@Entity('menu_items')
export class Item {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  menuId: string;

  @Column({ type: 'uuid', nullable: true })
  categoryId: string | null;

  /** The only one of its kind among the items of the menu that are not deleted. */
  @Column({ type: 'text', nullable: true })
  externalId: string | null;

  /** Rows with the same are one item, a row in each menu; null of one that never stood in another. */
  @Column({ type: 'uuid', nullable: true })
  sharedId: string | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** A decimal string with two decimals: money never passes through floating point. */
  @Column({ type: 'numeric', precision: 10, scale: 2 })
  price: string;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'text', nullable: true })
  imagePlaceholder: string | null;

  @Column({ type: 'text', array: true, default: [] })
  dietaryTags: DietaryTag[];

  @Column({ type: 'text', array: true, default: [] })
  allergens: Allergen[];

  @Column({ type: 'boolean', default: true })
  isAvailable: boolean;

  @Column({ type: 'jsonb', default: [] })
  sizes: ItemOption[];

  @Column({ type: 'jsonb', default: [] })
  extras: ItemOption[];

  /** Only of an item that is not available. */
  @Column({ type: 'timestamptz', nullable: true })
  availableAgainAt: Date | null;

  @Column({ type: 'jsonb', default: {} })
  translations: Translations;

  @Column({ type: 'integer', default: 0 })
  displayOrder: number;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Set while the deletion can still be taken back; nobody is shown the item meanwhile. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
