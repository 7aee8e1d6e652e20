import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What a code proves an address for: a registration, a new password, the end of the account, its way to another owner, a sign-in
 * from a new browser while strangers guess at the password.
 */
export type CodePurpose = 'verify' | 'reset' | 'delete' | 'transfer' | 'sign-in';

/** What a registration sent: it counts when the browser that sent it proves the address. */
export interface PendingRegistration {
  readonly firstName: string;
  readonly lastName: string;
  /** The password's argon2id hash. */
  readonly password: string;
}

/**
 * A code that was made for an address, and the link mailed beside it. One per address, purpose and
 * requester is alive: neither used, replaced nor expired.
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

  /** Digest of the token in the link. A link that was mailed to nobody has one too. */
  @Column({ type: 'text', nullable: true })
  link: string | null;

  /** Digest of the browser that asked for it, or of its network where it keeps no cookies. */
  @Column({ type: 'text', default: '' })
  requester: string;

  /** Digest of the network that it was asked for from. */
  @Column({ type: 'text', default: '' })
  network: string;

  @Column({ type: 'jsonb', nullable: true })
  registration: PendingRegistration | null;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Used up, or replaced by a newer code. */
  @Column({ type: 'boolean', default: false })
  used: boolean;

  /** How many times the browser that asked for it guessed at it. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  /** The same of others in its network. */
  @Column({ type: 'integer', default: 0 })
  networkTries: number;

  /** The same of everybody else. */
  @Column({ type: 'integer', default: 0 })
  elsewhereTries: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
