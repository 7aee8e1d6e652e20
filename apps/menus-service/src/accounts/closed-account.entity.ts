import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account whose deletion was requested, by the newest event of identity-service. */
@Entity('closed_accounts')
export class ClosedAccount {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  /** Null after the owner withdrew the deletion and the menus are visible again. */
  @Column({ type: 'timestamptz', nullable: true })
  erasesAt: Date | null;

  /** Highest version seen, because events of identity-service may arrive out of order. */
  @Column({ type: 'integer' })
  version: number;
}
