import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Leave to send one picture, once, within minutes. */
@Entity('upload_tickets')
export class UploadTicket {
  /** Random and told to its owner alone: who knows it may send. The object made of it keeps it. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  userId: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  redeemedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;
}
