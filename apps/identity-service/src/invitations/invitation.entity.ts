import type { MemberRole } from '@cartaviva/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An invitation of an address to work in an account. Only the mail contains its token. */
@Entity('invitations')
export class Invitation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** Canonical form, so that a mailbox has a single spelling. */
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

  /** Time when the newest mail was requested. */
  @Column({ type: 'timestamptz' })
  sentAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** The user who accepted the invitation. Null while it is open. */
  @Column({ type: 'uuid', nullable: true })
  acceptedBy: string | null;
}
