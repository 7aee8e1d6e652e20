import {
  DEFAULT_COUNTRY,
  DEFAULT_MENU_DESIGN,
  HOME_TIME_ZONE,
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
} from 'typeorm';

/** A menu of one owner: a draft until it is published (specification §3, §4). */
@Entity('menus')
export class Menu {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  restaurantName: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

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

  /** The database gives it, for ever. */
  @Column({ type: 'text', default: () => 'new_short_code()', update: false })
  shortCode: string;

  @Column({ type: 'boolean', default: false })
  isPublished: boolean;

  @VersionColumn()
  version: number;

  /** Grows with each change of the menu or of anything in it; `emitMenuChanged` alone writes it. */
  @Column({ type: 'integer', default: 1, update: false })
  revision: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Set while the deletion can still be taken back; nobody is shown the menu meanwhile. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
