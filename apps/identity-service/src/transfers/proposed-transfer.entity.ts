import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An account that its owner wants to give to one of its administrators, and that waits for the answer. */
@Entity('proposed_transfers')
export class ProposedTransfer {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** One open proposal for each account. */
  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'uuid' })
  toUserId: string;

  /** Whether the owner of today stays as an administrator. */
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
