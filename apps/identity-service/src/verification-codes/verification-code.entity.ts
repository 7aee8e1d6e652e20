import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Purposes of a code: a registration, a new password, the deletion or the transfer of the account, or a sign-in from
 * a new browser while strangers guess at the password.
 */
export type CodePurpose = 'verify' | 'reset' | 'delete' | 'transfer' | 'sign-in';

/** Data of a registration. It applies if the browser that sent it verifies the address. */
export interface PendingRegistration {
  readonly firstName: string;
  readonly lastName: string;
  /** The argon2id hash. */
  readonly password: string;
}

/**
 * A code that was issued for an address, with the link in the same mail. Each address, purpose and requester has at
 * most one valid code: not used, replaced or expired.
 */
@Entity('email_verification_codes')
export class VerificationCode {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text', default: 'verify' })
  purpose: CodePurpose;

  /** Keyed digest of address and code. The code itself is not stored. */
  @Column({ type: 'text' })
  code: string;

  /** Digest of the token in the link. A link that was not mailed has one, too. */
  @Column({ type: 'text', nullable: true })
  link: string | null;

  /** Digest of the browser that asked for the code, or of its network if it keeps no cookies. */
  @Column({ type: 'text', default: '' })
  requester: string;

  /** Digest of the network from which the code was requested. */
  @Column({ type: 'text', default: '' })
  network: string;

  @Column({ type: 'jsonb', nullable: true })
  registration: PendingRegistration | null;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** True if the code was redeemed or replaced by a newer one. */
  @Column({ type: 'boolean', default: false })
  used: boolean;

  /** Number of guesses from the browser that asked for the code. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  /** Number of guesses from others in the same network. */
  @Column({ type: 'integer', default: 0 })
  networkTries: number;

  /** Number of guesses from everywhere else. */
  @Column({ type: 'integer', default: 0 })
  elsewhereTries: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
