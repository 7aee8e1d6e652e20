import type { MemberRole } from '@cartaviva/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address that was invited to work in an account. Its token is in the mail alone. */
@Entity('invitations')
export class Invitation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** Canonical: one spelling per mailbox. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  role: MemberRole;

  @Column({ type: 'text', unique: true })
  tokenDigest: string;

  @Column({ type: 'uuid' })
  invitedBy: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  /** When its newest mail was asked for. */
  @Column({ type: 'timestamptz' })
  sentAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Who accepted it; null while it is open. */
  @Column({ type: 'uuid', nullable: true })
  acceptedBy: string | null;
}
