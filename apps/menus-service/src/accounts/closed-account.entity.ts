import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An owner who once asked to delete the account, by the newest event of identity-service. */
@Entity('closed_accounts')
export class ClosedAccount {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  /** Null for one who changed their mind: their menus are as they were. */
  @Column({ type: 'timestamptz', nullable: true })
  erasesAt: Date | null;

  /** Events of identity-service arrive in any order: the highest number counts. */
  @Column({ type: 'integer' })
  version: number;
}
