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

  /** Canonical: one spelling per mailbox. */
  @Column({ type: 'text', unique: true })
  email: string;

  /**
   * Its argon2id hash; none for those who come through Google alone. Until the address is proved it
   * opens nothing: it is the one that waits for the proof.
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

  /** When the user is erased with all accounts that they own; null while nobody asked for it. */
  @Column({ type: 'timestamptz', nullable: true })
  erasesAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
