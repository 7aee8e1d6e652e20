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

/** A dish or drink on a menu, with or without a category of that menu (specification §3). */
@Entity('menu_items')
export class Item {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  menuId: string;

  @Column({ type: 'uuid', nullable: true })
  categoryId: string | null;

  /** Is unique among the menu's items that are not deleted. */
  @Column({ type: 'text', nullable: true })
  externalId: string | null;

  /** Is equal in all copies of a shared item, one in each menu; null if the item was never shared. */
  @Column({ type: 'uuid', nullable: true })
  sharedId: string | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** Decimal string with two decimals, because floating point cannot represent money exactly. */
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

  /** Is set only for an unavailable item. */
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

  /** Is set while the deletion can be undone. Deleted items are hidden. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
