import type { ObjectPurpose } from '@cartaviva/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Leave to send one image within minutes. */
@Entity('upload_tickets')
export class UploadTicket {
  /** Random, and known to its owner alone. The object made of it gets the same id. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** What it is good for; null for anything that may be uploaded. */
  @Column({ type: 'text', nullable: true })
  purpose: ObjectPurpose | null;

  @Column({ type: 'integer' })
  maxBytes: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** When bytes were last sent. */
  @Column({ type: 'timestamptz', nullable: true })
  redeemedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;
}
