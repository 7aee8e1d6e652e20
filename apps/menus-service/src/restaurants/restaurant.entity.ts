import {
  DEFAULT_COUNTRY,
  DEFAULT_MENU_DESIGN,
  DEFAULT_THEME_COLOR,
  HOME_TIME_ZONE,
  type Country,
  type MenuDesign,
} from '@cartaviva/domain';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** A restaurant of one owner: one address and one code for several menus (docs/adr/0032). */
@Entity('restaurants')
export class Restaurant {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: () => 'gen_random_uuid()::text' })
  slug: string;

  /** The database gives it, for ever. */
  @Column({ type: 'text', default: () => 'new_short_code()', update: false })
  shortCode: string;

  @Column({ type: 'text', nullable: true })
  address: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', default: DEFAULT_COUNTRY })
  country: Country['code'];

  @Column({ type: 'text', default: HOME_TIME_ZONE })
  timeZone: string;

  @Column({ type: 'text', nullable: true })
  openingHours: string | null;

  @Column({ type: 'text', nullable: true })
  logoUrl: string | null;

  @Column({ type: 'text', nullable: true })
  logoPlaceholder: string | null;

  @Column({ type: 'text', nullable: true })
  coverUrl: string | null;

  @Column({ type: 'text', default: DEFAULT_THEME_COLOR })
  themeColor: string;

  @Column({ type: 'text', default: DEFAULT_MENU_DESIGN })
  design: MenuDesign;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
