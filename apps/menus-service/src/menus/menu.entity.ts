import {
  DEFAULT_MENU_DESIGN,
  PLAIN_QR,
  type Country,
  type Currency,
  type MenuDesign,
  type OtherLanguageCode,
  type QrDesign,
  type SecondCurrency,
  type Translations,
} from '@cartaviva/domain';
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
  VirtualColumn,
} from 'typeorm';

/** SQL expression for the restaurant name that diners read on a menu of the table. */
export const restaurantNameOf = (menu: string): string =>
  `(SELECT coalesce(${menu}.own_restaurant_name, name) FROM restaurants WHERE id = ${menu}.restaurant_id)`;

/** Column of the menu's restaurant, which is read with the menu but never written with it. */
const OfRestaurant = (column: 'country' | 'time_zone') =>
  VirtualColumn({
    type: 'text',
    query: (menu) => `SELECT ${column} FROM restaurants WHERE id = ${menu}.restaurant_id`,
  });

/** A menu of an account; a draft until it is published (specification §3, §4). */
@Entity('menus')
export class Menu {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'uuid' })
  restaurantId: string;

  /** Name that diners read on this menu only; null for the restaurant's name. */
  @Column({ type: 'text', nullable: true })
  ownRestaurantName: string | null;

  @VirtualColumn({ type: 'text', query: restaurantNameOf })
  restaurantName: string;

  @OfRestaurant('country')
  country: Country['code'];

  @OfRestaurant('time_zone')
  timeZone: string;

  /** Position of its tab in the restaurant; null, and after the others, until the owner arranges it. */
  @Column({ type: 'integer', nullable: true })
  position: number | null;

  /** Text of its tab; null for the menu's name. */
  @Column({ type: 'text', nullable: true })
  tabName: string | null;

  /** Serving hours in `opening_hours` syntax; null for always. */
  @Column({ type: 'text', nullable: true })
  servedHours: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text', nullable: true })
  address: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  openingHours: string | null;

  @Column({ type: 'text', nullable: true })
  logoUrl: string | null;

  @Column({ type: 'text', nullable: true })
  logoPlaceholder: string | null;

  @Column({ type: 'text', nullable: true })
  coverUrl: string | null;

  @Column({ type: 'text', default: '#10b981' })
  themeColor: string;

  @Column({ type: 'text', default: DEFAULT_MENU_DESIGN })
  design: MenuDesign;

  @Column({ type: 'text', default: 'DOP' })
  currency: Currency['code'];

  @Column({ type: 'jsonb', nullable: true })
  secondCurrency: SecondCurrency | null;

  @Column({ type: 'boolean', default: false })
  addsItbis: boolean;

  @Column({ type: 'boolean', default: false })
  addsLey: boolean;

  @Column({ type: 'text', array: true, default: [] })
  languages: OtherLanguageCode[];

  @Column({ type: 'jsonb', default: PLAIN_QR })
  qrDesign: QrDesign;

  @Column({ type: 'jsonb', default: {} })
  translations: Translations;

  @Column({ type: 'text', default: () => 'gen_random_uuid()::text' })
  slug: string;

  /** Assigned by the database and never changed. */
  @Column({ type: 'text', default: () => 'new_short_code()', update: false })
  shortCode: string;

  @Column({ type: 'boolean', default: false })
  isPublished: boolean;

  @VersionColumn()
  version: number;

  /** Increases with each change of the menu or its content. Only `emitMenuChanged` writes it. */
  @Column({ type: 'integer', default: 1, update: false })
  revision: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Is set while the deletion can be undone. Deleted menus are hidden. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
