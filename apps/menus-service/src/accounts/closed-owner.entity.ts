import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An owner who once asked to leave, as identity last told it. */
@Entity('closed_owners')
export class ClosedOwner {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  /** Null for one who changed their mind: their menus are as they were. */
  @Column({ type: 'timestamptz', nullable: true })
  erasesAt: Date | null;

  /** Of what identity told, in any order, the highest number holds. */
  @Column({ type: 'integer' })
  version: number;
}
