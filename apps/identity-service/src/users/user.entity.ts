import type { Role } from '@cartaviva/contracts';
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY, type Country, type Currency } from '@cartaviva/domain';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

/** A person (specification §3, "users"). */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Canonical form, so that a mailbox has a single spelling. */
  @Column({ type: 'text', unique: true })
  email: string;

  /**
   * The argon2id hash. Null for users who only sign in with Google. Before the address is verified, the password
   * cannot be used to sign in.
   */
  @Column({ type: 'text', nullable: true })
  password: string | null;

  /** The sealed secret of the owner's authenticator app; null without a second factor. */
  @Column({ type: 'text', nullable: true })
  secondFactorSecret: string | null;

  /** The time step of the last accepted app code. An app code works only once. */
  @Column({ type: 'integer', nullable: true })
  secondFactorStep: number | null;

  @Column({ type: 'text' })
  firstName: string;

  @Column({ type: 'text' })
  lastName: string;

  @Column({ type: 'text', nullable: true })
  profileImageUrl: string | null;

  @Column({ type: 'text', default: DEFAULT_COUNTRY })
  country: Country['code'];

  @Column({ type: 'text', default: DEFAULT_CURRENCY })
  preferredCurrency: Currency['code'];

  @Column({ type: 'text', default: 'user' })
  role: Role;

  /** The guide to the first menu opens automatically only once. */
  @Column({ type: 'boolean', default: false })
  sawGuide: boolean;

  @Column({ type: 'boolean', default: false })
  isDemo: boolean;

  @Column({ type: 'boolean', default: false })
  isEmailVerified: boolean;

  @Column({ type: 'text', default: 'email' })
  provider: 'google' | 'email';

  /** Time of the scheduled erasure of the user and of all accounts that they own. Null if none is requested. */
  @Column({ type: 'timestamptz', nullable: true })
  erasesAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
