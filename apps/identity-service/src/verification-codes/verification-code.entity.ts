import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a code proves an address for: a registration, a new password, the end of the account. */
export type CodePurpose = 'verify' | 'reset' | 'delete';

/**
 * A code that was made for an address. One per address and purpose is alive: neither used, replaced nor
 * expired.
 */
@Entity('email_verification_codes')
export class VerificationCode {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text', default: 'verify' })
  purpose: CodePurpose;

  /** Keyed digest of address and code; the code itself is kept nowhere. */
  @Column({ type: 'text' })
  code: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Used up, or replaced by a newer code. */
  @Column({ type: 'boolean', default: false })
  used: boolean;

  /** How many times somebody guessed at it. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
