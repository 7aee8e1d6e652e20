import {
  DEFAULT_COUNTRY,
  DEFAULT_MENU_DESIGN,
  DEFAULT_THEME_COLOR,
  HOME_TIME_ZONE,
  type Country,
  type Currency,
  type MenuDesign,
  type RestaurantLinks,
} from '@cartaviva/domain';
import {
  Column,
  CreateDateColumn,
  Entity,
  IsNull,
  Not,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/**
 * A place where people eat, with the menus of one account (docs/adr/0032). A restaurant with a page has an address
 * and a code, and provides the fields that its menus leave empty. A restaurant without a page is only a name and a
 * place, which never change: menus that are renamed or moved get another restaurant.
 */
@Entity('restaurants')
export class Restaurant {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  name: string;

  /** Null if the owner did not ask for a page. */
  @Column({ type: 'text', default: () => 'gen_random_uuid()::text', nullable: true })
  slug: string | null;

  /** Assigned by the database and never changed; null without a page. */
  @Column({ type: 'text', default: () => 'new_short_code()', update: false, nullable: true })
  shortCode: string | null;

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

  @Column({ type: 'jsonb', default: {} })
  links: RestaurantLinks;

  @Column({ type: 'text', nullable: true })
  wifiName: string | null;

  /** Diners read it on the page, so it is stored as it is. */
  @Column({ type: 'text', nullable: true })
  wifiPassword: string | null;

  /** Currency and taxes of new menus that name none. */
  @Column({ type: 'text', nullable: true })
  currency: Currency['code'] | null;

  @Column({ type: 'boolean', default: false })
  addsItbis: boolean;

  @Column({ type: 'boolean', default: false })
  addsLey: boolean;

  /** IDs of the menus that a restaurant had when it was deleted, in their order; null for an existing restaurant. */
  @Column({ type: 'uuid', array: true, nullable: true })
  ledTo: string[] | null;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

/** Finds the restaurants that the owner sees. Other restaurants are only names on menus. */
export const WITH_PAGE = { slug: Not(IsNull()), ledTo: IsNull() };
