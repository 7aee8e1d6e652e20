import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An owner's proposal to transfer an account to one of its administrators. */
@Entity('proposed_transfers')
export class ProposedTransfer {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Each account has at most one open proposal. */
  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'uuid' })
  toUserId: string;

  /** If true, the current owner stays as an administrator. */
  @Column({ type: 'boolean' })
  stays: boolean;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Accepted proposals stay until they expire, so that a repeated acceptance gets the same answer. */
  @Column({ type: 'timestamptz', nullable: true })
  acceptedAt: Date | null;
}
